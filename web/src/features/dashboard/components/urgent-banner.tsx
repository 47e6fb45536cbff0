import type { BatchDeadline } from '@playbook/contracts/dashboard/dashboard.schema';
import { WEB_PATHS } from '@playbook/contracts/shared/web-paths';
import { pacificTimeText } from '@playbook/domain/pacific-time';
import { IconAlarm } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { daysLeftText } from '../lib/days-left-text.js';
import styles from './urgent-banner.module.css';

interface UrgentBannerProps {
  readonly deadline: BatchDeadline;
}

/** A week or less is left. */
export function UrgentBanner({ deadline: { label, deadline, daysLeft } }: UrgentBannerProps): ReactNode {
  return (
    <section className={styles.banner} aria-label="Urgent deadline">
      <IconAlarm size={26} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>
          <span className={styles.tag}>URGENT</span> {label}: {daysLeftText(daysLeft)}
        </p>
        <p>Applications are due by {pacificTimeText(deadline)}.</p>
      </div>
      <Link to={WEB_PATHS.applicationBuilder} className={styles.action}>
        Finish your application
      </Link>
    </section>
  );
}
