import type { ScoreBound } from '@playbook/contracts/analyst.schema';
import { pitchDimensionSchema } from '@playbook/contracts/pitch-analysis.schema';
import type { ReactNode } from 'react';
import { BOUND_WORDS } from '../lib/bound-words.js';
import { DIMENSION_LABELS } from '../lib/dimension-labels.js';
import styles from './held-scores.module.css';

interface HeldScoresProps {
  readonly bounds: readonly ScoreBound[];
}

function nameOf(dimension: string): string {
  const known = pitchDimensionSchema.safeParse(dimension);
  return known.success ? DIMENSION_LABELS[known.data].name : dimension;
}

/** Scores of the language model that the measured evidence contradicts, and what was kept of them. */
export function HeldScores({ bounds }: HeldScoresProps): ReactNode {
  if (bounds.length === 0) return null;
  return (
    <details className={styles.held}>
      <summary>Held to the evidence</summary>
      <ul>
        {bounds.map(({ dimension, proposed, kept, reason }) => (
          <li key={dimension}>
            {nameOf(dimension)}: {kept}, where the model said {proposed}, because {BOUND_WORDS[reason]}.
          </li>
        ))}
      </ul>
    </details>
  );
}
