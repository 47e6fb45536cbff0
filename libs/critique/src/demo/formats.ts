import type { DemoFormat, DemoTopic } from '@playbook/contracts/demos/demo-review.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';

/** A range of a measure; null where an end is open. */
export type Range = readonly [from: number | null, to: number | null];

/** What is expected of a video of a format. Times are seconds, shares 0 to 1. Section 3 of the rubric for demo videos. */
export interface FormatRules {
  /** As it is named to founders. */
  readonly name: string;
  /** From here on each second costs a point. */
  readonly limitS: number;
  readonly goodDurationS: Range;
  readonly fairDurationS: Range;
  /** The first sentence that says what the product is comes within. */
  readonly whatWithinS: number;
  readonly problemWithinS: number;
  readonly goodSpeakingShare: Range;
  /** Longest time without motion; slides stand longer than a screen recording. */
  readonly stillWithinS: number;
  /** Cuts in a minute. */
  readonly goodCutsPerMinute: Range;
  /** Topics that may be left out without a fault. */
  readonly optional: readonly DemoTopic[];
  /** Share of the talk for each topic. */
  readonly shares: Readonly<Partial<Record<DemoTopic, number>>>;
}

export const FORMAT_RULES: Readonly<Record<DemoFormat, FormatRules>> = {
  application: {
    name: 'one-minute application video',
    limitS: 60,
    goodDurationS: [50, 60],
    fairDurationS: [40, 70],
    whatWithinS: 10,
    problemWithinS: 30,
    goodSpeakingShare: [0.75, 0.92],
    stillWithinS: 8,
    goodCutsPerMinute: [0, 3],
    optional: ['model'],
    shares: { who: 0.17, problem: 0.17, solution: 0.33, proof: 0.13, team: 0.17, ask: 0.03 },
  },
  'demo-day': {
    name: 'demo day pitch',
    limitS: 150,
    goodDurationS: [55, 150],
    fairDurationS: [45, 165],
    whatWithinS: 15,
    problemWithinS: 20,
    goodSpeakingShare: [0.75, 0.92],
    stillWithinS: 25,
    goodCutsPerMinute: [2, 15],
    optional: [],
    shares: { who: 0.04, problem: 0.12, solution: 0.21, proof: 0.25, model: 0.17, team: 0.13, ask: 0.08 },
  },
  product: {
    name: 'product demo',
    limitS: 135,
    goodDurationS: [30, 135],
    fairDurationS: [20, 150],
    whatWithinS: 15,
    problemWithinS: 30,
    goodSpeakingShare: [0.5, 0.9],
    stillWithinS: 8,
    goodCutsPerMinute: [3, 15],
    optional: ['team', 'model'],
    shares: { who: 0.05, problem: 0.1, solution: 0.75, proof: 0.05, ask: 0.05 },
  },
};

const APPLICATION_MAX_S = 75;
/** Founders are hardly seen in a screen recording. */
const SCREEN_FACE_SHARE = 0.1;

/** What a video is for where nobody said it: by its length, and by whether anybody is seen in it. */
export function guessFormat({ durationS, faces }: MediaFacts): DemoFormat {
  if (faces !== null && faces.share < SCREEN_FACE_SHARE && durationS <= FORMAT_RULES.product.limitS) return 'product';
  return durationS <= APPLICATION_MAX_S ? 'application' : 'demo-day';
}
