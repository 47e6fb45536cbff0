import { lazy } from '@playbook/domain/lazy';

const dayFormat = lazy(() => new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' }));
const timeFormat = lazy(() => new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' }));

/** What stands below the first and the last point: their days, or the hours where it is one day. */
export function chartEnds(instants: readonly string[]): readonly [string, string] {
  const times = instants.map((instant) => Date.parse(instant));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const days = [dayFormat().format(first), dayFormat().format(last)] as const;
  return days[0] === days[1] ? [`${days[0]}, ${timeFormat().format(first)}`, timeFormat().format(last)] : days;
}
