import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../ui/notice.js';
import type { FileFailureText } from '../../failures/files/file-failures.js';

interface FailureBannerProps {
  /** Null while nothing is wrong. */
  readonly failure: FileFailureText | null;
}

/** What went wrong, above the step that the founder is back at. */
export function FailureBanner({ failure }: FailureBannerProps): ReactNode {
  if (failure === null) return null;
  return (
    <Notice tone="failure" icon={IconAlertTriangle} title={failure.title} isUrgent>
      <p>{failure.text}</p>
    </Notice>
  );
}
