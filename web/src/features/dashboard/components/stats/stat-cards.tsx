import type { Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import { SAMPLE_SCORES } from '@playbook/domain/scores/sample-scores';
import type { ReactNode } from 'react';
import { readinessFigure, scoreFigure } from '../../lib/figure.js';
import { readKeptScores } from '../../lib/kept-scores.js';
import type { RetryProps } from '../part-failure.js';
import { DeadlineStat } from './deadline-stat.js';
import { ReadinessStat } from './readiness-stat.js';
import { ScoreStat } from './score-stat.js';
import { StatRow } from './stat-row.js';

interface StatCardsProps extends RetryProps {
  readonly dashboard: Dashboard;
  readonly ownerId: string;
}

/** Application readiness, pitch score, idea strength and the days that are left. */
export function StatCards({ dashboard, ownerId, isRetrying, onRetry }: StatCardsProps): ReactNode {
  const { application, pitch, idea, deadline } = dashboard;
  const kept = readKeptScores(ownerId);
  const retry = { isRetrying, onRetry };
  return (
    <StatRow>
      <ReadinessStat
        figure={readinessFigure(application)}
        standing={application.state === 'ready' ? application.value : undefined}
        retry={retry}
      />
      <ScoreStat subject="pitch" figure={scoreFigure(pitch, kept.pitch, SAMPLE_SCORES.pitch)} retry={retry} />
      <ScoreStat subject="idea" figure={scoreFigure(idea, kept.idea, SAMPLE_SCORES.idea)} retry={retry} />
      <DeadlineStat deadline={deadline} />
    </StatRow>
  );
}
