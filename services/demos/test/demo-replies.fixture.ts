import type { DemoReply } from '../src/writer/reply/demo-reply.schema.js';

/** What is said in the video of these tests. */
export const SPOKEN =
  'Dental practices lose nine thousand dollars a month to empty chairs. ' +
  'We make Slotwise, which texts the waiting list the minute a patient cancels. ' +
  'Forty-two practices in Austin pay us 200 dollars a month, up from twelve in May. ' +
  'I ran the front desk of a dental practice for six years.';

export const GOOD_SOLUTION = "I know what Slotwise is from 'texts the waiting list the minute a patient cancels' on.";
export const GOOD_VALIDATION = "'Forty-two practices in Austin pay us' at 0:30 is a proof that I can weigh.";

type Written = DemoReply['sections'][number];

/** What a good model writes about it; sections take the place of those of the same criterion. */
export function demoReply(
  sections: readonly Written[] = [],
  keyTakeaways: Partial<DemoReply['keyTakeaways']> = {},
): DemoReply {
  const good: readonly Written[] = [
    {
      category: 'solutionDemo',
      feedback: [GOOD_SOLUTION],
      suggestions: ['Open the video with what Slotwise does for a practice.'],
    },
    { category: 'marketValidation', feedback: [GOOD_VALIDATION], suggestions: [] },
  ];
  const changed = new Set(sections.map(({ category }) => category));
  return {
    sections: [...good.filter(({ category }) => !changed.has(category)), ...sections],
    keyTakeaways: {
      keep: "Keep 'Forty-two practices in Austin pay us': it is a number that anybody could check.",
      fixFirst: 'Make the problem of the practices a sentence of its own, with what they do today.',
      fixNext: 'Speak faster than 53 words a minute, or cut the pauses between sentences.',
      ...keyTakeaways,
    },
  };
}
