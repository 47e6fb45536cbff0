import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.js';
import type { DemoFailureText } from '../../../failures/demo/demo-upload-failures.js';

interface FailureBannerProps {
  /** Null while nothing is wrong. */
  readonly failure: DemoFailureText | null;
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
