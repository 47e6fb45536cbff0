const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const ago = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** How long ago an instant was: 'Just now', '2 hours ago', '3 days ago' (section 9 of the specification). */
export function timeAgo(instant: string, nowMs: number): string {
  const elapsedMs = nowMs - Date.parse(instant);
  if (elapsedMs < HOUR_MS) return 'Just now';
  return elapsedMs < DAY_MS ? ago(Math.floor(elapsedMs / HOUR_MS), 'hour') : ago(Math.floor(elapsedMs / DAY_MS), 'day');
}
