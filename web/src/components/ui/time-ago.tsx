import { timeAgo } from '@playbook/domain/time-ago';
import { type ReactNode, useState } from 'react';
import { instantText } from '../../lib/instant-text.js';
import { useNow } from '../../lib/use-now.js';

interface TimeAgoProps {
  readonly instant: string;
}

/** How long ago something happened, with the exact time as a tooltip, which is written only for who points at it. */
export function TimeAgo({ instant }: TimeAgoProps): ReactNode {
  const [isPointedAt, setPointedAt] = useState(false);
  return (
    <time
      dateTime={instant}
      title={isPointedAt ? instantText(instant) : undefined}
      onPointerEnter={() => setPointedAt(true)}
    >
      {timeAgo(instant, useNow())}
    </time>
  );
}
