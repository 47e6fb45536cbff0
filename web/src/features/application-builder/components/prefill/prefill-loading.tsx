import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './prefill.module.css';

/** The choices while their texts are made. */
export function PrefillLoading(): ReactNode {
  return (
    <div role="status" className={styles.loading}>
      <span className="visually-hidden">Generating content...</span>
      <Skeleton height={64} radius="md" />
      <Skeleton height={64} radius="md" />
      <Skeleton height={64} radius="md" />
    </div>
  );
}
