import type { Activity, ActivityAction, Dashboard } from '@playbook/contracts/dashboard/dashboard.schema';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import { type Icon, IconBulb, IconChecklist, IconPencil, IconSpeakerphone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PART_TEXTS } from '../../../../failures/dashboard-failures.js';
import { ScoreBadge } from '../../../../components/ui/badges/score-badge.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { dashboardBand } from '../../../../lib/score-bands.js';
import { CardHead } from '../card-head.js';
import { DifferenceChip } from '../difference-chip.js';
import { PartFailure, type RetryProps } from '../part-failure.js';
import styles from './recent-progress.module.css';

interface ActivityLook {
  readonly words: string;
  readonly icon: Icon;
  /** Where the founder goes on with it. */
  readonly path: string;
}

/** How each action is told. */
const ACTIVITY_LOOKS: Readonly<Record<ActivityAction, ActivityLook>> = {
  'pitch-analyzed': { words: 'Pitch analyzed', icon: IconSpeakerphone, path: WEB_PATHS.pitchAnalyzer },
  'idea-checked': { words: 'Idea checked', icon: IconBulb, path: WEB_PATHS.ideaCheck },
  'answer-analyzed': { words: 'Answer analyzed', icon: IconChecklist, path: WEB_PATHS.applicationBuilder },
  'answer-saved': { words: 'Application updated', icon: IconPencil, path: WEB_PATHS.applicationBuilder },
};

interface ActivityRowProps {
  readonly activity: Activity;
}

/** One thing that was done, what came out, and how much better that is than before. */
function ActivityRow({ activity }: ActivityRowProps): ReactNode {
  const { action, item, score, progress, improvement, at } = activity;
  const { words, icon: ActivityIcon, path } = ACTIVITY_LOOKS[action];
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <ActivityIcon size={18} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.action}>
          <Link to={path}>{words}</Link>
          <span className={styles.time}>
            <TimeAgo instant={at} />
          </span>
        </p>
        <p className={styles.item} dir="auto">
          {item}
        </p>
        <p className={styles.outcome}>
          {score !== null && <ScoreBadge score={score} bandOf={dashboardBand} />}
          {progress !== null && <span className={styles.progress}>{progress}% of the questions answered</span>}
          {improvement !== null && <DifferenceChip points={improvement} />}
        </p>
      </div>
    </li>
  );
}

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
      {!isComplete && <PartFailure subject="recent progress" text={PART_TEXTS.incomplete} {...retry} />}
    </>
  );
}
