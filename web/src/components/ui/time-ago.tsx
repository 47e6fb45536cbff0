import { timeAgo } from '@playbook/domain/time-ago';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.js';
import { instantText } from '../../lib/instant-text.js';

interface TimeAgoProps {
  readonly instant: string;
}

/** How long ago something happened, with the exact time as a tooltip. */
export function TimeAgo({ instant }: TimeAgoProps): ReactNode {
  return (
    <time dateTime={instant} title={instantText(instant)}>
      {timeAgo(instant, useNow())}
    </time>
  );
}
