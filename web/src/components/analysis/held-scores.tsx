import type { ScoreBound } from '@playbook/contracts/shared/analyst.schema';
import type { ReactNode } from 'react';
import { BOUND_WORDS } from './bound-words.js';
import styles from './held-scores.module.css';

interface HeldScoresProps {
  readonly bounds: readonly ScoreBound[];
  /** What the founder knows a dimension as. */
  readonly nameOf: (dimension: string) => string;
}

/** Scores of the language model that the measured evidence contradicts, and what was kept of them. */
export function HeldScores({ bounds, nameOf }: HeldScoresProps): ReactNode {
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
