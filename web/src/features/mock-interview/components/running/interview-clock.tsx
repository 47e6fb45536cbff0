import type { ReactNode } from 'react';
import { useNow } from '../../hooks/use-now.js';
import { clockText } from '../../lib/clock-text.js';

const MS_PER_S = 1_000;

interface InterviewClockProps {
  readonly endsAt: string;
}

/** What is left of the ten minutes. A screen reader reads it where the founder looks, and not each second. */
export function InterviewClock({ endsAt }: InterviewClockProps): ReactNode {
  const leftS = (new Date(endsAt).getTime() - useNow()) / MS_PER_S;
  if (leftS <= 0) return <span role="status">The time is over: your next answer is the last one.</span>;
  return (
    <span role="timer" aria-label="Time left">
      {clockText(leftS)} left
    </span>
  );
}
