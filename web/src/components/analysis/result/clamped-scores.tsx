import type { ScoreBound, ScoreBoundReason } from '@playbook/contracts/core/analyst.schema';
import type { ReactNode } from 'react';
import styles from './clamped-scores.module.css';

/** Why points of the language model were clamped, as the end of a sentence. */
const BOUND_WORDS: Readonly<Record<ScoreBoundReason, string>> = {
  instructions: 'your text seems to speak to its judge',
  stuffing: 'your text has many words that say little',
  'no-quote': 'it could not quote your text for more',
  'above-measurement': 'the evidence does not carry more',
  'below-measurement': 'the evidence is better than that',
};

interface ClampedScoresProps {
  readonly bounds: readonly ScoreBound[];
  /** What the founder knows a dimension as. */
  readonly nameOf: (dimension: string) => string;
}

/** Scores of the language model that the measured evidence contradicts, and what was kept of them. */
export function ClampedScores({ bounds, nameOf }: ClampedScoresProps): ReactNode {
  if (bounds.length === 0) return null;
  return (
    <details className={styles.clamped}>
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
