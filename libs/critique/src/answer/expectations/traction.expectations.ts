import { of, type Expectation } from './expectation.js';

/** What questions about numbers and progress ask for. */
export const TRACTION_EXPECTATIONS = {
  mainNumber: of(
    'A number of money or customers',
    'Which one number do you look at each morning?',
    'In [month] we had [n] [paying customers].',
    'proof',
  ),
  trend: of(
    'How it moved over time',
    'What were its last six values?',
    'By month: [month] [n], [month] [n], [month] [n].',
  ),
  kept: of('Who stayed and who left', 'How many stayed, how many left?', '[n] of [n] still use it after [n] weeks.'),
  shipped: of('What you shipped', 'What did you ship?', 'On [date] we shipped [what].'),
  learned: of(
    'What you learned or dropped',
    'What did you drop on the way, and why?',
    'We dropped [what] after [n] users ignored it.',
  ),
  result: of(
    'A result in customers or money',
    'What came out of it, in customers or money?',
    'Now [n] customers use it and [n] pay.',
    'proof',
  ),
  found: of(
    'How you found each of them',
    'How did you find each of the first ten?',
    '[n] came from [place], [n] by referral.',
  ),
} as const satisfies Readonly<Record<string, Expectation>>;
