import type { BatchDeadline } from '@playbook/contracts/dashboard/dashboard.schema';
import { EDITION } from '@playbook/contracts/shared/edition';
import { countdownColour } from '@playbook/domain/dashboard/batch-deadline';
import { pacificTimeText } from '@playbook/domain/dashboard/pacific-time';
import { IconCalendarTime } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './deadline-stat.module.css';
import { StatCard } from './stat-card.js';

interface DeadlineStatProps {
  /** Null when no further one is announced. */
  readonly deadline: BatchDeadline | null;
}

/** The countdown to the batch's deadline; never a number that is over (decision D6). */
export function DeadlineStat({ deadline }: DeadlineStatProps): ReactNode {
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
