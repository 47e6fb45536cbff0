import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.js';

interface DashboardFailureProps {
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The gateway did not answer; the wording is the specification's (section 2). */
export function DashboardFailure({ isRetrying, onRetry }: DashboardFailureProps): ReactNode {
  return (
    <Notice tone="failure" icon={IconPlugConnectedX} isUrgent>
      <p>Unable to load dashboard data. Please try again.</p>
      <Button size="xs" variant="default" loading={isRetrying} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
