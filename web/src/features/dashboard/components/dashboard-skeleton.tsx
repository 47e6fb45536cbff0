import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './dashboard.module.css';

/** The cards while they load. */
export function DashboardSkeleton(): ReactNode {
  return (
    <div className={styles.cards} role="status">
      <span className="visually-hidden">Loading...</span>
      <Skeleton height={220} radius="md" />
      <Skeleton height={220} radius="md" />
    </div>
  );
}
