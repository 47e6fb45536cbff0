import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { ReactNode } from 'react';
import { BAND_WORDS, type ScoreBand, scoreBand } from '../../../lib/score-bands.js';
import styles from './score-badge.module.css';

interface ScoreBadgeProps {
  readonly score: number;
  /** Which colour a score has; that of most badges unless said. */
  readonly bandOf?: (score: number) => ScoreBand;
}

/** A score out of 100 in the colour of its band. */
export function ScoreBadge({ score, bandOf = scoreBand }: ScoreBadgeProps): ReactNode {
  const band = bandOf(score);
  return (
    <span className={styles.badge} data-band={band} title={BAND_WORDS[band]}>
      {score}
      <span className={styles.outOf}>
        <span className="visually-hidden"> out of </span>
        <span aria-hidden="true">/</span>
        {OVERALL_MAX_POINTS}
      </span>
    </span>
  );
}
