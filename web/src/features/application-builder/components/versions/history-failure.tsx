import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../components/ui/notice.js';

interface HistoryFailureProps {
  readonly subject: 'versions' | 'analyses';
  readonly onRetry: () => void;
}

/** A part of the history could not be loaded. */
export function HistoryFailure({ subject, onRetry }: HistoryFailureProps): ReactNode {
  return (
    <Notice tone="failure" icon={IconPlugConnectedX} isUrgent>
      <p>The {subject} could not be loaded. They are safe on the server.</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
