import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { type ReactNode, useEffect } from 'react';
import { Notice } from '../../../components/ui/notice.js';
import { showToast } from '../../../lib/notify/show-toast.js';

const MESSAGE = 'Failed to load your application data. Please refresh the page.';

interface LoadFailureProps {
  readonly onRetry: () => void;
}

/** The application could not be loaded; nothing is shown that could be taken for it. */
export function LoadFailure({ onRetry }: LoadFailureProps): ReactNode {
  useEffect(() => {
    void showToast({ title: 'Error', message: MESSAGE, tone: 'failure' });
  }, []);
  return (
    <Notice tone="failure" icon={IconPlugConnectedX} title="Your application could not be loaded">
      <p>It is safe on the server, and what was not saved yet is kept in this browser.</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
