import type { DashboardPart, ScoreHistory } from '@playbook/contracts/dashboard/dashboard.schema';
import type { ReactNode } from 'react';
import { CardHead } from '../card-head.js';
import { PartFailure, type RetryProps } from '../part-failure.js';
import { ScoreChart } from './score-chart.js';
import styles from './score-chart.module.css';
import { ChartPlot } from './chart-plot.js';

interface EmptyChartProps {
  /** Why there is no line. */
  readonly children: ReactNode;
}

/** The ground of the chart without a line. */
function EmptyChart({ children }: EmptyChartProps): ReactNode {
  return (
    <div className={styles.emptyChart}>
      <ChartPlot>{null}</ChartPlot>
      <div className={styles.words}>{children}</div>
    </div>
  );
}

interface ScoreChartCardProps extends RetryProps {
  readonly pitch: DashboardPart<ScoreHistory>;
  readonly idea: DashboardPart<ScoreHistory>;
}

const MIN_POINTS = 2;

const trendOf = (part: DashboardPart<ScoreHistory>): ScoreHistory['trend'] =>
  part.state === 'ready' ? part.value.trend : [];

/** How the scores of the founder's pitches and ideas moved. */
export function ScoreChartCard({ pitch, idea, ...retry }: ScoreChartCardProps): ReactNode {
  const pitches = trendOf(pitch);
  const ideas = trendOf(idea);
  const isFailed = pitch.state === 'failed' || idea.state === 'failed';
  const hasLine = pitches.length + ideas.length >= MIN_POINTS;
  return (
    <section className={`pb-card ${styles.card}`} aria-labelledby="score-chart">
      <CardHead id="score-chart" title="Scores Over Time" />
      {hasLine && <ScoreChart pitches={pitches} ideas={ideas} />}
      {!hasLine && (
        <EmptyChart>
          {isFailed ? (
            <PartFailure subject="scores over time" {...retry} />
          ) : (
            <p>Each analysis of a pitch or an idea adds a point here. Two make the first line.</p>
          )}
        </EmptyChart>
      )}
    </section>
  );
}
