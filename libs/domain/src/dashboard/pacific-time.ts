import { lazy } from '../lazy.js';

const dayFormat = lazy(() => new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', dateStyle: 'long' }));
const timeFormat = lazy(
  () =>
    new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/Los_Angeles',
      hour: 'numeric',
      minute: '2-digit',
      hourCycle: 'h12',
    }),
);

/** An instant as the accelerator announces it: 'August 4, 2025 at 8pm Pacific time' (decision D6). */
export function pacificTimeText(instant: string): string {
  const date = new Date(instant);
  const parts = new Map(
    timeFormat()
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  const minutes = parts.get('minute') === '00' ? '' : `:${parts.get('minute')}`;
  const time = `${parts.get('hour')}${minutes}${parts.get('dayPeriod')?.toLowerCase()}`;
  return `${dayFormat().format(date)} at ${time} Pacific time`;
}
