import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from './notice.js';

interface RetryNoticeProps {
  readonly title?: string;
  readonly text: string;
  readonly tone?: 'failure' | 'warning';
  /** Read out as soon as it appears. */
  readonly isUrgent?: boolean;
  readonly label?: string;
  readonly isLoading?: boolean;
  readonly isDisabled?: boolean;
  readonly onRetry: () => void;
}

/** Something is missing because the server could not be asked, with the way to ask again. */
export function RetryNotice(notice: RetryNoticeProps): ReactNode {
  const {
    title,
    text,
    tone = 'failure',
    isUrgent = false,
    label = 'Try again',
    isLoading = false,
    isDisabled = false,
    onRetry,
  } = notice;
  return (
    <Notice tone={tone} icon={IconPlugConnectedX} isUrgent={isUrgent} {...(title !== undefined && { title })}>
      <p>{text}</p>
      <Button size="xs" variant="default" loading={isLoading} disabled={isDisabled} onClick={onRetry}>
        {label}
      </Button>
    </Notice>
  );
}
