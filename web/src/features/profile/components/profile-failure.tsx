import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.js';

interface ProfileFailureProps {
  readonly onRetry: () => void;
}

/** Something of the profile could not be loaded (section 8 of the specification). */
export function ProfileFailure({ onRetry }: ProfileFailureProps): ReactNode {
  return (
    <Notice tone="failure" icon={IconPlugConnectedX} isUrgent>
      <p>Failed to load profile data. Please try again.</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
