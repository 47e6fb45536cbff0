import type { Batch, BatchCalendar } from '@playbook/contracts/applications/batch-calendar.schema';
import type { BatchDeadline } from '@playbook/contracts/dashboard/dashboard.schema';

const DAY_MS = 86_400_000;

/** Days until a deadline from which on it is as urgent (specification, section 9). */
const URGENT_MAX_DAYS = 7;
const HIGH_MAX_DAYS = 30;

/** Colour of the countdown: red under 7 days, orange under 30, else green (specification, section 4). */
export type CountdownColour = 'red' | 'orange' | 'green';

const urgencyOf = (daysLeft: number): BatchDeadline['urgency'] => {
  if (daysLeft <= URGENT_MAX_DAYS) return 'URGENT';
  return daysLeft <= HIGH_MAX_DAYS ? 'HIGH' : 'NORMAL';
};

/** What a founder's own date is called. */
const OWN_LABEL = 'Your date';

/**
 * The first deadline that is not over; at its very instant it is not. Null when the calendar has no further one (decision D6) and the founder
 * set none.
 * @param calendar The earliest deadline first.
 * @param targetAt The founder's own target date; null for none
 */
export function nextDeadline(calendar: BatchCalendar, now: Date, targetAt: string | null = null): BatchDeadline | null {
  const isAhead = ({ deadline }: Batch): boolean => Date.parse(deadline) >= now.getTime();
  const announced = calendar.find(isAhead);
  const own = targetAt === null ? undefined : { label: OWN_LABEL, deadline: targetAt, isOwn: true };
  const ahead = [
    ...(announced === undefined ? [] : [{ ...announced, isOwn: false }]),
    ...(own !== undefined && isAhead(own) ? [own] : []),
  ];
  const [next, later = null] = ahead.toSorted((a, b) => Date.parse(a.deadline) - Date.parse(b.deadline));
  if (next === undefined) return null;
  const daysLeft = Math.ceil((Date.parse(next.deadline) - now.getTime()) / DAY_MS);
  return { ...next, later, daysLeft, urgency: urgencyOf(daysLeft) };
}

export function countdownColour(daysLeft: number): CountdownColour {
  if (daysLeft < URGENT_MAX_DAYS) return 'red';
  return daysLeft < HIGH_MAX_DAYS ? 'orange' : 'green';
}
