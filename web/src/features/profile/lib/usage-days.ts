import { type Usage, USAGE_TOOLS, type UsageTool } from '@playbook/contracts/founder/usage.contract';
import { lazy } from '@playbook/domain/lazy';
import { TOOL_LOOKS } from './usage-tools.js';

const DAY_MS = 86_400_000;
const DATE_LENGTH = '2026-11-21'.length;

/** The uses of one tool on one day. */
interface ToolUses {
  readonly tool: UsageTool;
  readonly uses: number;
}

/** What was used on one day. */
export interface UsageDay {
  /** Calendar day in UTC, as 2026-11-21. */
  readonly date: string;
  /** Tools that were used, in the order they are shown. */
  readonly used: readonly ToolUses[];
  readonly total: number;
}

function datesBetween(from: string, to: string): readonly string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(from) + index * DAY_MS).toISOString().slice(0, DATE_LENGTH),
  );
}

/** Every day of the window, oldest first, those without uses included. */
export function daysOf({ from, to, tools }: Usage): readonly UsageDay[] {
  const usesOn = (tool: UsageTool, date: string): number =>
    tools.find((counted) => counted.tool === tool)?.days.find((day) => day.date === date)?.uses ?? 0;
  return datesBetween(from, to).map((date) => {
    const used = USAGE_TOOLS.map((tool) => ({ tool, uses: usesOn(tool, date) })).filter(({ uses }) => uses > 0);
    return { date, used, total: used.reduce((sum, { uses }) => sum + uses, 0) };
  });
}

/** One line of the usage history. */
export interface UsageEntry {
  readonly date: string;
  readonly label: string;
  readonly uses: number;
}

/** The uses by day and tool, newest day first. */
export const entriesOf = (days: readonly UsageDay[]): readonly UsageEntry[] =>
  days
    .toReversed()
    .flatMap(({ date, used }) => used.map(({ tool, uses }) => ({ date, label: TOOL_LOOKS[tool].label, uses })));

/** The most uses of one day; 1 where there are none, so that a chart has a scale. */
export const busiestOf = (days: readonly UsageDay[]): number => Math.max(1, ...days.map(({ total }) => total));

const dayFormat = lazy(() => new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }));

/** 'Nov 21'. */
export const dayText = (date: string): string => dayFormat().format(new Date(`${date}T00:00:00Z`));
