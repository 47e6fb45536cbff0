const DAY_FORMAT = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric' });
const TIME_FORMAT = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' });

/** What stands below the first and the last point: their days, or the hours where it is one day. */
export function chartEnds(instants: readonly string[]): readonly [string, string] {
  const times = instants.map((instant) => Date.parse(instant));
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const days = [DAY_FORMAT.format(first), DAY_FORMAT.format(last)] as const;
  return days[0] === days[1] ? [`${days[0]}, ${TIME_FORMAT.format(first)}`, TIME_FORMAT.format(last)] : days;
}
