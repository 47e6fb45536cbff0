import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { lazy } from '@playbook/domain/lazy';
import type { ReactNode } from 'react';
import { differenceText } from '../../lib/analysis/difference-text.js';
import type { ScoredAttempt } from '../../lib/analysis/scored-attempts.js';
import styles from './score-trend.module.css';

const TREND_WIDTH = 320;
const TREND_HEIGHT = 96;
/** Keeps the dots of the first and last attempt inside of the drawing. */
const MARGIN = 8;

interface TrendPoint {
  readonly x: number;
  readonly y: number;
}

/** Where each score, oldest first, stands in a drawing of TREND_WIDTH by TREND_HEIGHT; 0 is at the bottom, 100 at the top. */
function trendPoints(scores: readonly number[]): readonly TrendPoint[] {
  const step = scores.length > 1 ? (TREND_WIDTH - 2 * MARGIN) / (scores.length - 1) : 0;
  return scores.map((score, index) => ({
    x: MARGIN + index * step,
    y: TREND_HEIGHT - MARGIN - (score / OVERALL_MAX_POINTS) * (TREND_HEIGHT - 2 * MARGIN),
  }));
}

/** More dots than this cannot be told apart in the width of a phone. */
const MAX_ATTEMPTS = 20;
const dayFormat = lazy(() => new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' }));

interface ScoreTrendProps {
  /** Oldest first. */
  readonly attempts: readonly ScoredAttempt[];
  /** What was scored, in the plural. */
  readonly subject: string;
}

const describe = ({ score, difference }: ScoredAttempt): string =>
  difference === null ? `${score}` : `${score} (${differenceText(difference)})`;

/** The line of the latest scores, drawn small enough that no chart library is needed; the same as text for screen readers. */
export function ScoreTrend({ attempts, subject }: ScoreTrendProps): ReactNode {
  const shown = attempts.slice(-MAX_ATTEMPTS);
  const first = shown[0];
  const last = shown.at(-1);
  if (first === undefined || last === undefined || shown.length < 2) return null;
  const points = trendPoints(shown.map(({ score }) => score));
  const line = points.map(({ x, y }) => `${x},${y}`).join(' ');
  return (
    <figure className={styles.trend}>
      <svg viewBox={`0 0 ${TREND_WIDTH} ${TREND_HEIGHT}`} aria-hidden="true">
        {trendPoints([0, OVERALL_MAX_POINTS / 2, OVERALL_MAX_POINTS]).map(({ y }) => (
          <line key={y} x1="0" x2={TREND_WIDTH} y1={y} y2={y} className={styles.grid} />
        ))}
        <polyline points={line} className={styles.line} />
        {points.map(({ x, y }, index) => (
          <circle key={shown[index]?.id ?? x} cx={x} cy={y} r="3.5" className={styles.dot} />
        ))}
      </svg>
      <figcaption>
        <span className={styles.ends} aria-hidden="true">
          <span>{dayFormat().format(new Date(first.createdAt))}</span>
          <span>
            latest {last.score}
            {last.difference !== null && ` (${differenceText(last.difference)})`}
          </span>
        </span>
        <span className="visually-hidden">
          Scores of your last {shown.length} {subject}, oldest first: {shown.map(describe).join(', ')}
        </span>
      </figcaption>
    </figure>
  );
}
