import type { ScoreHistory } from '@playbook/contracts/dashboard/dashboard.schema';
import type { ReactNode } from 'react';
import { chartEnds } from '../../lib/chart-ends.js';
import { chartLines } from '../../lib/chart-lines.js';
import { ChartLine } from './chart-line.js';
import { ChartPlot } from './chart-plot.js';
import { ChartTable } from './chart-table.js';
import styles from './score-chart.module.css';

interface ScoreChartProps {
  /** Oldest first, both. */
  readonly pitches: ScoreHistory['trend'];
  readonly ideas: ScoreHistory['trend'];
}

/** Two lines, small enough that no chart library is needed; the same as a table for screen readers. */
export function ScoreChart({ pitches, ideas }: ScoreChartProps): ReactNode {
  const [pitchLine = [], ideaLine = []] = chartLines([pitches, ideas]);
  const [from, to] = chartEnds([...pitches, ...ideas].map(({ at }) => at));
  return (
    <figure className={styles.chart}>
      <ChartPlot>
        <ChartLine name="Pitch" series="pitch" line={pitchLine} />
        <ChartLine name="Idea" series="idea" line={ideaLine} />
      </ChartPlot>
      <div className={styles.days} aria-hidden="true">
        <span>{from}</span>
        <span>{to}</span>
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
