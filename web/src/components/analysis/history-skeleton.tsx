import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './history-list.module.css';

/** The list while it loads. */
export function HistorySkeleton(): ReactNode {
  return (
    <div className={styles.list} role="status">
      <span className="visually-hidden">Loading...</span>
      <Skeleton height={56} radius="md" />
      <Skeleton height={56} radius="md" />
      <Skeleton height={56} radius="md" />
    </div>
  );
}
