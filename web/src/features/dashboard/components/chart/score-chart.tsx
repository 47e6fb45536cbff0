import type { ScoreHistory } from '@playbook/contracts/dashboard/dashboard.schema';
import { lazy } from '@playbook/domain/lazy';
import type { ReactNode } from 'react';
import { instantText } from '../../../../lib/instant-text.js';
import { chartLines, type ChartPoint, polylineOf } from '../../lib/chart-lines.js';
import { ChartPlot } from './chart-plot.js';
import styles from './score-chart.module.css';

interface ChartTableProps {
  readonly pitches: ScoreHistory['trend'];
  readonly ideas: ScoreHistory['trend'];
}

/** The chart in words. */
function ChartTable({ pitches, ideas }: ChartTableProps): ReactNode {
  const rows = [
    ...pitches.map((point) => ({ ...point, what: 'Pitch' })),
    ...ideas.map((point) => ({ ...point, what: 'Idea' })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return (
    <div className="visually-hidden">
      <table>
        <caption>Scores over time, oldest first</caption>
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">What</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ at, what, score }, index) => (
            <tr key={`${what} ${at} ${index}`}>
              <td>{instantText(at)}</td>
              <td>{what}</td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const dayFormat = lazy(() => new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' }));
const timeFormat = lazy(() => new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }));

/** What stands below the first and the last point: their days, or the hours where it is one day. */
export function chartEnds(instants: readonly string[]): readonly [string, string] {
  const times = instants.map((instant) => Date.parse(instant));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const days = [dayFormat().format(first), dayFormat().format(last)] as const;
  return days[0] === days[1] ? [`${days[0]}, ${timeFormat().format(first)}`, timeFormat().format(last)] : days;
}

interface ChartLineProps {
  readonly name: string;
  readonly series: 'pitch' | 'idea';
  readonly line: readonly ChartPoint[];
}

/** One line with a dot for each attempt. The dots stand above the drawing, which is stretched and would make them ovals. */
function ChartLine({ name, series, line }: ChartLineProps): ReactNode {
  return (
    <div className={styles.series} data-series={series}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <polyline points={polylineOf(line)} />
      </svg>
      {line.map(({ score, at, xPercent, yPercent }) => (
        <span
          key={`${at} ${xPercent}`}
          className={styles.dot}
          style={{ left: `${xPercent}%`, top: `${yPercent}%` }}
          title={`${name} ${score}, ${instantText(at)}`}
        />
      ))}
    </div>
  );
}

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
