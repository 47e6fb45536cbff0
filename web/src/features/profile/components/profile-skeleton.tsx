import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './profile-page.module.css';

/** The cards while they load. */
export function ProfileSkeleton(): ReactNode {
  return (
    <div className={styles.columns} role="status">
      <span className="visually-hidden">Loading...</span>
      <div className={styles.column}>
        <Skeleton height={232} radius="md" />
        <Skeleton height={180} radius="md" />
      </div>
      <div className={styles.column}>
        <Skeleton height={320} radius="md" />
        <Skeleton height={130} radius="md" />
      </div>
    </div>
  );
}
