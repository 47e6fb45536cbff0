import type { SAMPLE_PITCHES } from '@playbook/contracts/sample-pitches';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../components/ui/score-badge.js';
import styles from './pitch-strip.module.css';

interface PitchStripCardsProps {
  readonly pitches: typeof SAMPLE_PITCHES;
  /** The second copy, which makes the strip endless; not for screen readers. */
  readonly isRepetition?: boolean;
}

/** One round of the strip. */
export function PitchStripCards({ pitches, isRepetition = false }: PitchStripCardsProps): ReactNode {
  return (
    <ul className={styles.cards} aria-hidden={isRepetition || undefined}>
      {pitches.map(({ tag, text, overallScore }) => (
        <li key={text} className={styles.card}>
          <p className={styles.text}>{text}</p>
          <p className={styles.meta}>
            <span>{tag}</span>
            <ScoreBadge score={overallScore} />
          </p>
        </li>
      ))}
    </ul>
  );
}
