import type { ReactNode } from 'react';
import { relativeTime } from '../../lib/relative-time.js';
import { useNow } from '../../lib/use-now.js';

const FULL_FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });

interface TimeAgoProps {
  readonly instant: string;
}

/** How long ago something happened, with the exact time as a tooltip. */
export function TimeAgo({ instant }: TimeAgoProps): ReactNode {
  return (
    <time dateTime={instant} title={FULL_FORMAT.format(new Date(instant))}>
      {relativeTime(instant, useNow())}
    </time>
  );
}
