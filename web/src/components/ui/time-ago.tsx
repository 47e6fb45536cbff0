import { timeAgo } from '@playbook/domain/dashboard/time-ago';
import { type ReactNode, useState, useEffect } from 'react';
import { instantText } from '../../lib/instant-text.js';

const TICK_MS = 60_000;

/** The time in milliseconds since 1970, brought up to date once a minute. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

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
