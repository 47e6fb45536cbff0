import { valueOf, wordsOf, type IdeaReading } from './remarks.js';
import type { IdeaFeatureId } from './feature-registry.js';

interface StrengthRule {
  readonly features: readonly IdeaFeatureId[];
  readonly line: (words: string) => string;
}

const MAX_STRENGTHS = 3;
/** An idea below this hears no praise. */
const PRAISE_MIN_SCORE = 35;

const RULES: readonly StrengthRule[] = [
  {
    features: ['evidence.paying', 'evidence.revenue'],
    line: (words) => `${words}: somebody pays. That is worth more than any plan.`,
  },
  { features: ['evidence.result'], line: (words) => `${words} is a result I can check. Lead with it.` },
  {
    features: ['edge.own', 'edge.trade'],
    line: (words) => `${words}: you have seen it yourself. Keep that near the top.`,
  },
  { features: ['problem.money'], line: (words) => `${words} is what it costs them. I believe the problem.` },
  { features: ['change.dated'], line: (words) => `${words} is a reason why now, with a date.` },
  { features: ['problem.share', 'problem.time'], line: (words) => `${words} tells me how often it hurts.` },
  { features: ['market.price'], line: (words) => `${words}: a price. Now I can do the arithmetic.` },
  { features: ['evidence.trial'], line: (words) => `${words}: somebody outside the team has tried or promised.` },
  { features: ['evidence.counted'], line: (words) => `${words}: you counted. Keep counting.` },
];

/** What is good, in the founder's own words; nothing for an idea that has not earned it. */
export function strengthsOf(reading: IdeaReading): string[] {
  if (reading.score.scores.alignment < PRAISE_MIN_SCORE) return [];
  return RULES.filter(({ features }) => features.some((id) => valueOf(reading, id) > 0))
    .map(({ features, line }) => line(wordsOf(reading, ...features)))
    .slice(0, MAX_STRENGTHS);
}
