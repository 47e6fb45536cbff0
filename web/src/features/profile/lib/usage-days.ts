import { NO_USES, totalOf, USAGE_TOOLS, type UsageCounts } from './usage-tools.js';

/** The uses of one day. */
export interface UsageDay {
  /** Calendar day in UTC, as 2026-11-21. */
  readonly day: string;
  readonly counts: UsageCounts;
}

/** The uses of the window: what the profile shows. */
export interface Usage {
  /** One entry a day, oldest first, days without uses included. */
  readonly days: readonly UsageDay[];
  /** Applications that the founder keeps, whenever they were begun. */
  readonly applications: number;
}

/** The uses of all days, by tool. */
export function countsOf(days: readonly UsageDay[]): UsageCounts {
  return days.reduce((sums, { counts }) => addedUp(sums, counts), NO_USES);
}

const addedUp = (a: UsageCounts, b: UsageCounts): UsageCounts => ({
  idea: a.idea + b.idea,
  pitch: a.pitch + b.pitch,
  answer: a.answer + b.answer,
  insights: a.insights + b.insights,
  demo: a.demo + b.demo,
  deck: a.deck + b.deck,
});

/** One line of the usage history: a tool on a day. */
export interface UsageEntry {
  readonly day: string;
  readonly label: string;
  readonly uses: number;
}

/** The uses by day and tool, newest day first, without what was not used. */
export const entriesOf = (days: readonly UsageDay[]): readonly UsageEntry[] =>
  days
    .toReversed()
    .flatMap(({ day, counts }) =>
      USAGE_TOOLS.filter(({ id }) => counts[id] > 0).map(({ id, label }) => ({ day, label, uses: counts[id] })),
    );

/** The most uses of one day; 1 where there are none, so that a chart has a scale. */
export const busiestOf = (days: readonly UsageDay[]): number =>
  Math.max(1, ...days.map(({ counts }) => totalOf(counts)));

const DAY_FORMAT = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** 'Nov 21'. */
export const dayText = (day: string): string => DAY_FORMAT.format(new Date(`${day}T00:00:00Z`));
