import { Button } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../components/ui/notice.js';

interface PrefillTemplatesNoticeProps {
  readonly isBusy: boolean;
  readonly onRetry: () => void;
}

/** Nothing could be generated: what is offered are templates, and that is said. */
export function PrefillTemplatesNotice({ isBusy, onRetry }: PrefillTemplatesNoticeProps): ReactNode {
  return (
    <Notice tone="failure" icon={IconPlugConnectedX} title="Unable to generate content">
      <p>Below are templates. What stands in [brackets] is for you to fill in.</p>
      <Button size="xs" variant="default" disabled={isBusy} onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
}
