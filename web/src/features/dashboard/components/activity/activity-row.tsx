import type { Activity } from '@playbook/contracts/dashboard/dashboard.schema';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ScoreBadge } from '../../../../components/ui/score-badge.js';
import { TimeAgo } from '../../../../components/ui/time-ago.js';
import { dashboardBand } from '../../../../lib/score-bands.js';
import { ACTIVITY_LOOKS } from '../../lib/activity-looks.js';
import { DifferenceChip } from '../difference-chip.js';
import styles from './recent-progress.module.css';

interface ActivityRowProps {
  readonly activity: Activity;
}

/** One thing that was done, what came out, and how much better that is than before. */
export function ActivityRow({ activity }: ActivityRowProps): ReactNode {
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
