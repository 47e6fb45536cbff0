import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.js';

interface HistoryFailureProps {
  readonly onRetry: () => void;
}

/** The history could not be loaded. */
export function HistoryFailure({ onRetry }: HistoryFailureProps): ReactNode {
  return (
    <Notice tone="failure" icon={IconPlugConnectedX} isUrgent>
      <p>Your history could not be loaded. It is safe on the server.</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
