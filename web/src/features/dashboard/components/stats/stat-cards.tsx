import type { BatchDeadline, Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import { EDITION } from '@playbook/contracts/core/edition';
import { countdownColour } from '@playbook/domain/dashboard/batch-deadline';
import { pacificTimeText } from '@playbook/domain/dashboard/pacific-time';
import { SAMPLE_SCORES } from '@playbook/domain/scores/sample-scores';
import { IconCalendarTime } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { instantText } from '../../../../lib/instant-text.js';
import { readinessFigure, scoreFigure } from '../../lib/figure.js';
import { readKeptScores } from '../../lib/kept-scores.js';
import type { RetryProps } from '../part-failure.js';
import { ReadinessStat } from './readiness-stat.js';
import { ScoreStat } from './score-stat.js';
import { StatCard } from './stat-card.js';
import { TargetDate } from './target-date.js';
import styles from './stat-cards.module.css';
import { StatRow } from './stat-row.js';

interface DeadlineStatProps {
  /** Null when no further one is announced, and the founder set none. */
  readonly deadline: BatchDeadline | null;
  readonly ownerId: string;
}

/** The founder's own date is told as they know it, that of the batch as the accelerator announces it. */
const timeText = ({ deadline, isOwn }: Pick<BatchDeadline, 'deadline' | 'isOwn'>): string =>
  isOwn ? instantText(deadline) : pacificTimeText(deadline);

/** The countdown to the nearer of the batch's deadline and the founder's own; never a number that is over (decision D6). */
function DeadlineStat({ deadline, ownerId }: DeadlineStatProps): ReactNode {
  const card = {
    icon: IconCalendarTime,
    title: deadline?.isOwn === true ? 'Your Date' : 'Batch Deadline',
    barPercent: null,
  };
  const own = [deadline, deadline?.later ?? null].find((one) => one?.isOwn === true);
  const target = <TargetDate ownerId={ownerId} targetAt={own?.deadline ?? null} />;
  if (deadline === null) {
    return (
      <StatCard {...card} tone="plain" value={<span className={styles.none}>Not announced yet</span>}>
        The last known deadline is over.{' '}
        <a href={EDITION.applyUrl} target="_blank" rel="noreferrer">
          {EDITION.acceleratorName}’s apply page
          <span className="visually-hidden"> (opens a new tab)</span>
        </a>
        <br />
        {target}
      </StatCard>
    );
  }
  const { label, deadline: instant, daysLeft, later } = deadline;
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
      <time dateTime={instant}>{timeText(deadline)}</time>
      <br />
      {later !== null && (
        <>
          {later.isOwn ? later.label : `Batch deadline, ${later.label}`}:{' '}
          <time dateTime={later.deadline}>{timeText(later)}</time>
          <br />
        </>
      )}
      {target}
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
      <DeadlineStat deadline={deadline} ownerId={ownerId} />
    </StatRow>
  );
}
