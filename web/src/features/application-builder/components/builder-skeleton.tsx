import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

/** The builder while the application loads. */
export function BuilderSkeleton(): ReactNode {
  return (
    <>
      <span role="status" className="visually-hidden">
        Loading...
      </span>
      <Skeleton height={190} radius="md" />
      <Skeleton height={56} radius="md" />
      <Skeleton height={260} radius="md" />
      <Skeleton height={260} radius="md" />
    </>
  );
}
