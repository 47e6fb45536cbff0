import { OVERALL_MAX_POINTS } from '@playbook/contracts/limits';
import type { ReactNode } from 'react';
import { BAND_WORDS, type ScoreBand, scoreBand } from '../../lib/score-bands.js';
import styles from './score-badge.module.css';

interface ScoreBadgeProps {
  readonly score: number;
  /** That of the generic score badge unless said. */
  readonly band?: ScoreBand;
  /** What the score means; the band's own word unless said. */
  readonly word?: string;
}

/** A score out of 100 in the colour of its band. */
export function ScoreBadge({ score, band = scoreBand(score), word = BAND_WORDS[band] }: ScoreBadgeProps): ReactNode {
  return (
    <span className={styles.badge} data-band={band} title={word}>
      {score}
      <span className={styles.outOf}>
        <span className="visually-hidden"> out of </span>
        <span aria-hidden="true">/</span>
        {OVERALL_MAX_POINTS}
      </span>
    </span>
  );
}
