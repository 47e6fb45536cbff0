import type { ScoreHistory } from '@playbook/contracts/dashboard.schema';
import type { ReactNode } from 'react';
import { chartLines, heightOf } from '../../lib/chart-lines.js';
import { ChartLine } from './chart-line.js';
import { ChartTable } from './chart-table.js';
import styles from './score-chart.module.css';

interface ScoreChartProps {
  /** Oldest first, both. */
  readonly pitches: ScoreHistory['trend'];
  readonly ideas: ScoreHistory['trend'];
}

/** Where the colours of the dashboard's scores change, and the ends. */
const GRID_SCORES = [100, 80, 60, 0] as const;
const DAY_FORMAT = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });

/** Two lines, small enough that no chart library is needed; the same as a table for screen readers. */
export function ScoreChart({ pitches, ideas }: ScoreChartProps): ReactNode {
  const [pitchLine = [], ideaLine = []] = chartLines([pitches, ideas]);
  const days = [...pitches, ...ideas].map(({ at }) => at).toSorted();
  return (
    <figure className={styles.chart}>
      <div className={styles.plot} aria-hidden="true">
        {GRID_SCORES.map((score) => (
          <span key={score} className={styles.grid} style={{ top: `${heightOf(score)}%` }}>
            {score}
          </span>
        ))}
        <div className={styles.lines}>
          <ChartLine name="Pitch" series="pitch" line={pitchLine} />
          <ChartLine name="Idea" series="idea" line={ideaLine} />
        </div>
      </div>
      <div className={styles.days} aria-hidden="true">
        {[days.at(0), days.at(-1)].map((day, index) => (
          <span key={index === 0 ? 'first' : 'last'}>{day !== undefined && DAY_FORMAT.format(new Date(day))}</span>
        ))}
      </div>
      <figcaption className={styles.legend}>
        {pitches.length > 0 && (
          <span data-series="pitch">
            Pitch <strong>{pitches.at(-1)?.score}</strong>
          </span>
        )}
        {ideas.length > 0 && (
          <span data-series="idea">
            Idea <strong>{ideas.at(-1)?.score}</strong>
          </span>
        )}
      </figcaption>
      <ChartTable pitches={pitches} ideas={ideas} />
    </figure>
  );
}
