import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { ReactNode } from 'react';
import { BAND_WORDS, scoreBand, type ScoreBand } from '../../../lib/score-bands.js';
import styles from './score-dial.module.css';

const SIZE = 148;
const STROKE = 12;
const RADIUS = (SIZE - STROKE) / 2;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

interface ScoreDialProps {
  readonly score: number;
  /** That of a score badge unless said. */
  readonly band?: ScoreBand;
  /** What the score means; the band's own word unless said, null for none. */
  readonly word?: string | null;
}

/** The overall score as a ring with its number and a word for its band. */
export function ScoreDial({ score, band = scoreBand(score), word = BAND_WORDS[band] }: ScoreDialProps): ReactNode {
  const ring = { cx: SIZE / 2, cy: SIZE / 2, r: RADIUS, strokeWidth: STROKE, fill: 'none' };
  return (
    <div className={styles.dial} data-band={band}>
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} width={SIZE} height={SIZE} aria-hidden="true">
        <circle {...ring} className={styles.track} />
        {/* The round ends of an arc without a length would be a point. */}
        {score > 0 && (
          <circle
            {...ring}
            className={styles.value}
            strokeDasharray={`${(score / OVERALL_MAX_POINTS) * CIRCUMFERENCE} ${CIRCUMFERENCE}`}
          />
        )}
      </svg>
      <p className={styles.text}>
        <span className={styles.number}>{score}</span>
        <span className={styles.outOf}>/{OVERALL_MAX_POINTS}</span>
        {word !== null && <span className={styles.word}>{word}</span>}
      </p>
    </div>
  );
}
