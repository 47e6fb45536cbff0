import { of, type Expectation } from './expectation.js';

/** What questions about numbers and progress ask for. */
export const TRACTION_EXPECTATIONS = {
  mainNumber: of(
    'The one number you watch',
    'Which one number do you look at each morning?',
    'Last month we had [how many paying customers].',
    'proof',
  ),
  trend: of(
    'The last six months, one by one',
    'What was your revenue or user count in each of the last six months?',
    'By month: [the last six months, each with its number].',
  ),
  kept: of(
    'Who stayed and who left',
    'How many stayed, how many left?',
    'Still using it: [how many of how many, after how many weeks].',
  ),
  shipped: of('What you shipped', 'What did you ship?', 'Last shipped: [what, and when].'),
  learned: of(
    // What was learned is told by what was done next.
    'What you would do otherwise',
    'What would you do otherwise if you began today, and what told you?',
    'If we began today we would [do what otherwise, and what told you].',
  ),
  result: of(
    'A result in customers or money',
    'What came out of it, in customers or money?',
    'The product is now used by [how many, and how many of them pay].',
    'proof',
  ),
  found: of(
    'How you found each of them',
    'How did you find each of the first ones?',
    'They came from [where, with a number for each].',
  ),
} as const satisfies Readonly<Record<string, Expectation>>;
