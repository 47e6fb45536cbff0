import { Button } from '@mantine/core';
import {
  BUILDER_FIELDS,
  type FieldAddress,
  fieldKey,
} from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Notice } from '../../../../components/ui/notice.js';
import { useDraftsSnapshot } from '../../hooks/use-drafts.js';

interface ConflictNoticeProps {
  readonly onReview: (address: FieldAddress) => void;
}

/** Says on every section that answers wait for the founder's choice, and leads to the first of them. */
export function ConflictNotice({ onReview }: ConflictNoticeProps): ReactNode {
  const { conflicts } = useDraftsSnapshot();
  const waiting = BUILDER_FIELDS.filter((field) => conflicts[fieldKey(field)] !== undefined);
  const [first] = waiting;
  if (first === undefined) return null;
  return (
    <Notice
      tone="warning"
      icon={IconAlertTriangle}
      isUrgent
      title={
        waiting.length === 1 ? '1 answer was changed elsewhere' : `${waiting.length} answers were changed elsewhere`
      }
    >
      <p>Your text is kept. Choose which one to keep.</p>
      <Button size="xs" variant="default" onClick={() => onReview(first)}>
        Review
      </Button>
    </Notice>
  );
}
