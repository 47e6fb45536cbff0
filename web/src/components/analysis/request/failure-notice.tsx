import { Button } from '@mantine/core';
import { IconClock, IconDatabase, IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { WEB_PATHS } from '@playbook/contracts/core/web-paths';
import type { ReactNode } from 'react';
import { signInPrompt } from '../../../lib/session/sign-in/sign-in-prompt.js';
import { Notice } from '../../ui/notice.js';
import { RetryNotice } from '../../ui/retry-notice.js';
import {
  type AnalysisFailure,
  SESSION_EXPIRED_TEXTS,
  STORAGE_USED_UP_TITLE,
  UNAVAILABLE_TITLE,
} from '../../../failures/analysis-failure.js';

interface FailureNoticeProps {
  readonly failure: AnalysisFailure;
  /** What is shown in place of an analysis while the service is away. */
  readonly standIn: string;
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Why there is no analysis and what to do about it. Complaints about the text itself stand at its box. */
export function FailureNotice({ failure, standIn, isBusy, onRetry }: FailureNoticeProps): ReactNode {
  switch (failure.kind) {
    case 'invalid':
      return null;
    case 'session-expired':
      return (
        <Notice tone="warning" icon={IconLock} title={SESSION_EXPIRED_TEXTS.title} isUrgent>
          <p>{SESSION_EXPIRED_TEXTS.text}</p>
          <Button size="xs" onClick={() => signInPrompt.set(true)}>
            Sign in again
          </Button>
        </Notice>
      );
    case 'too-many':
      return (
        <Notice tone="warning" icon={IconClock} isUrgent>
          <p>{failure.message}</p>
        </Notice>
      );
    case 'storage-used-up':
      return (
        <Notice tone="warning" icon={IconDatabase} title={STORAGE_USED_UP_TITLE} isUrgent>
          <p>{failure.message}</p>
          <Link to={WEB_PATHS.profile}>Go to your profile</Link>
        </Notice>
      );
    case 'unavailable':
      return (
        <RetryNotice
          title={UNAVAILABLE_TITLE}
          text={standIn}
          label="Retry"
          isUrgent
          isDisabled={isBusy}
          onRetry={onRetry}
        />
      );
  }
}
