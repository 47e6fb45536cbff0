import type { BatchCalendar } from '@playbook/contracts/applications/batch-calendar.schema';
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

/**
 * The first deadline that is not over; at its very instant it is not. Null when the calendar has no further one (decision D6).
 * @param calendar The earliest deadline first.
 */
export function nextDeadline(calendar: BatchCalendar, now: Date): BatchDeadline | null {
  const next = calendar.find(({ deadline }) => Date.parse(deadline) >= now.getTime());
  if (next === undefined) return null;
  const daysLeft = Math.ceil((Date.parse(next.deadline) - now.getTime()) / DAY_MS);
  return { ...next, daysLeft, urgency: urgencyOf(daysLeft) };
}

export function countdownColour(daysLeft: number): CountdownColour {
  if (daysLeft < URGENT_MAX_DAYS) return 'red';
  return daysLeft < HIGH_MAX_DAYS ? 'orange' : 'green';
}
