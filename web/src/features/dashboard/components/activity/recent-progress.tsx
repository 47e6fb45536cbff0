import type { Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import type { ReactNode } from 'react';
import { CardHead } from '../card-head.js';
import { PartFailure, type RetryProps } from '../part-failure.js';
import { ActivityRow } from './activity-row.js';
import styles from './recent-progress.module.css';

interface RecentProgressProps extends RetryProps {
  readonly activity: Dashboard['activity'];
}

/** What the founder did last. */
export function RecentProgress({ activity, ...retry }: RecentProgressProps): ReactNode {
  return (
    <section className="pb-card" aria-labelledby="recent-progress">
      <CardHead id="recent-progress" title="Recent Progress" />
      {activity.state === 'failed' ? (
        <PartFailure subject="recent progress" {...retry} />
      ) : (
        <ActivityList {...activity.value} {...retry} />
      )}
    </section>
  );
}

type ActivityListProps = Extract<Dashboard['activity'], { state: 'ready' }>['value'] & RetryProps;

function ActivityList({ items, isComplete, ...retry }: ActivityListProps): ReactNode {
  return (
    <>
      {items.length > 0 && (
        <ul className={styles.list}>
          {items.map((activity) => (
            <ActivityRow key={`${activity.action} ${activity.at}`} activity={activity} />
          ))}
        </ul>
      )}
      {items.length === 0 && isComplete && (
        <p className={styles.empty}>Nothing yet. What you analyze and what you write shows up here.</p>
      )}
      {!isComplete && <PartFailure subject="recent progress" text="Some of it could not be loaded." {...retry} />}
    </>
  );
}
