import { timeAgo } from '@playbook/domain/time-ago';
import type { ReactNode } from 'react';
import { useNow } from '../../lib/use-now.js';

const FULL_FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface TimeAgoProps {
  readonly instant: string;
}

/** How long ago something happened, with the exact time as a tooltip. */
export function TimeAgo({ instant }: TimeAgoProps): ReactNode {
  return (
    <time dateTime={instant} title={FULL_FORMAT.format(new Date(instant))}>
      {timeAgo(instant, useNow())}
    </time>
  );
}
