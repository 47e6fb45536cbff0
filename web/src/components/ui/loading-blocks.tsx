import { Skeleton } from '@mantine/core';
import type { ReactNode } from 'react';

interface LoadingBlocksProps {
  readonly heightsPx: readonly number[];
  /** For screen readers. */
  readonly text?: string;
  readonly className?: string | undefined;
}

/** The place of what is still loading. */
export function LoadingBlocks({ heightsPx, text = 'Loading...', className }: LoadingBlocksProps): ReactNode {
  return (
    <div className={className} role="status">
      <span className="visually-hidden">{text}</span>
      {heightsPx.map((heightPx, index) => (
        <Skeleton key={index} height={heightPx} radius="md" />
      ))}
    </div>
  );
}
