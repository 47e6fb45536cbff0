import type { BatchDeadline, Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import { EDITION } from '@playbook/contracts/core/edition';
import { countdownColour } from '@playbook/domain/dashboard/batch-deadline';
import { pacificTimeText } from '@playbook/domain/dashboard/pacific-time';
import { SAMPLE_SCORES } from '@playbook/domain/scores/sample-scores';
import { IconCalendarTime } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { readinessFigure, scoreFigure } from '../../lib/figure.js';
import { readKeptScores } from '../../lib/kept-scores.js';
import type { RetryProps } from '../part-failure.js';
import { ReadinessStat } from './readiness-stat.js';
import { ScoreStat } from './score-stat.js';
import { StatCard } from './stat-card.js';
import styles from './stat-cards.module.css';
import { StatRow } from './stat-row.js';

interface DeadlineStatProps {
  /** Null when no further one is announced. */
  readonly deadline: BatchDeadline | null;
}

/** The countdown to the batch's deadline; never a number that is over (decision D6). */
function DeadlineStat({ deadline }: DeadlineStatProps): ReactNode {
  const card = { icon: IconCalendarTime, title: 'Batch Deadline', barPercent: null };
  if (deadline === null) {
    return (
      <StatCard {...card} tone="plain" value={<span className={styles.none}>Not announced yet</span>}>
        The last known deadline is over.{' '}
        <a href={EDITION.applyUrl} target="_blank" rel="noreferrer">
          {EDITION.acceleratorName}’s apply page
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
      </StatCard>
    );
  }
  const { label, deadline: instant, daysLeft } = deadline;
  return (
    <StatCard
      {...card}
      tone={countdownColour(daysLeft)}
      value={
        <span>
          {daysLeft} <span className={styles.unit}>{daysLeft === 1 ? 'day left' : 'days left'}</span>
        </span>
      }
    >
      <strong>{label}</strong>
      <br />
      <time dateTime={instant}>{pacificTimeText(instant)}</time>
    </StatCard>
  );
}

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
