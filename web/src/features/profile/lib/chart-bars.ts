import { busiestOf, dayText, type UsageDay } from './usage-days.js';
import { TOOL_LOOKS } from './usage-tools.js';

export const CHART_WIDTH = 600;
export const CHART_HEIGHT = 140;
/** Room between two days. */
const GAP = 4;

/** One coloured piece of a day's bar. */
export interface Bar {
  readonly date: string;
  readonly tone: string;
  readonly title: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The pieces of all bars, each day's from the bottom up; the busiest day reaches the top. */
export function barsOf(days: readonly UsageDay[]): readonly Bar[] {
  const step = CHART_WIDTH / Math.max(1, days.length);
  const unit = CHART_HEIGHT / busiestOf(days);
  return days.flatMap(({ date, used }, index) => {
    let top = CHART_HEIGHT;
    return used.map(({ tool, uses }) => {
      const { label, tone } = TOOL_LOOKS[tool];
      const height = uses * unit;
      top -= height;
      const title = `${label}, ${dayText(date)}: ${uses}`;
      return { date, tone, title, x: index * step + GAP / 2, y: top, width: step - GAP, height };
    });
  });
}
