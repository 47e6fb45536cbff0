import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';
import { StatRow } from './stats/stat-row.js';

const STATS = ['readiness', 'pitch', 'idea', 'deadline'] as const;

/** The cards while they load, in the places where they will be. */
export function DashboardSkeleton(): ReactNode {
  return (
    <div className={styles.page} role="status">
      <span className="visually-hidden">Loading...</span>
      <StatRow>
        {STATS.map((stat) => (
          <Skeleton key={stat} component="li" height={156} radius="md" />
        ))}
      </StatRow>
      <div className={styles.columns}>
        <Skeleton height={320} radius="md" />
        <Skeleton height={320} radius="md" />
      </div>
    </div>
  );
}
