import { of, type Expectation } from './expectation.js';

/** What questions about the product and its proof ask for. */
export const PRODUCT_EXPECTATIONS = {
  works: of('What works today', 'What can a stranger do with it today?', 'Today you can [do what].', 'thing'),
  users: of(
    'Who uses it, in numbers',
    'How many used or bought it last month, and who?',
    'Last month [how many, and who] used it.',
    'proof',
  ),
  limits: of(
    'What does not work yet',
    'What does not work yet?',
    'What does not work yet is [what, and when it will].',
  ),
  steps: of(
    'The steps a user takes',
    'Walk me through it, step by step.',
    'Step by step: [what the user does, what we do, what the user gets].',
    'mechanism',
  ),
  hardPart: of(
    'The hard part, with a number',
    'What is the hard part, and how good are you at it?',
    'The hard part is [which step, and how far you got].',
  ),
  paid: of('People who paid', 'Who has paid, and how much?', 'Paying today: [how many, and how much each].', 'price'),
  again: of('People who came back', 'How many came back?', '[How many] came back a second time.'),
  asked: of('How many you asked or tried', 'Out of how many?', 'That is [how many of how many] we asked.'),
} as const satisfies Readonly<Record<string, Expectation>>;
