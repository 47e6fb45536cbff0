import { type DayUses, type Usage, USAGE_TOOLS, USAGE_WINDOW_DAYS } from '@playbook/contracts/founder/usage.contract';

const DAY_MS = 86_400_000;

const dateOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** First and last day of the window that ends with the day of this instant, in UTC. */
export const usageWindow = (now: Date): Pick<Usage, 'from' | 'to'> => ({
  from: dateOf(now.getTime() - (USAGE_WINDOW_DAYS - 1) * DAY_MS),
  to: dateOf(now.getTime()),
});

/** What the services counted, tool by tool. A use outside the window, made while they were asked, does not count. */
export function usageOf(uses: readonly DayUses[], window: Pick<Usage, 'from' | 'to'>): Usage {
  const inWindow = uses.filter(({ date }) => date >= window.from && date <= window.to);
  const tools = USAGE_TOOLS.map((tool) => {
    const days = inWindow
      .filter((day) => day.tool === tool)
      .map((day) => ({ date: day.date, uses: day.uses }))
      .toSorted((a, b) => b.date.localeCompare(a.date));
    return { tool, total: days.reduce((sum, day) => sum + day.uses, 0), days };
  });
  return { ...window, total: tools.reduce((sum, { total }) => sum + total, 0), tools };
}
