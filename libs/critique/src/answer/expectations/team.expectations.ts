import { of, type Expectation } from './expectation.js';

/** What questions about the founders ask for. */
export const TEAM_EXPECTATIONS = {
  names: of('People or companies by name', 'Who, by name?', 'On the team: [each name with its role].'),
  role: of('A role for each founder', 'Which role does each of you have?', 'Roles: [each name with its role].'),
  deed: of(
    'Something you did yourselves',
    'What have you built, sold or run yourselves?',
    'Before this we built [what, and how many used it].',
    'team',
  ),
  years: of(
    'How long, in years or months',
    'For how long? Give years or months.',
    'We have done this for [n] years.',
    'team',
  ),
  builder: of('Who builds the product', 'Which of you builds the product?', '[Name] builds the product.'),
  metWhere: of('Where and how you met', 'Where did you meet, and how?', 'We met [where, and in which year].'),
  together: of(
    'Something finished together',
    'What have you finished together before this?',
    'Together we built [what, and how many used it].',
  ),
  conflict: of(
    // A disagreement may be told in any words, and hardly anybody tells of one that is open.
    'What you disagree about today',
    'What do you disagree about today, and who decides it?',
    'Today we disagree about [what], and [name] decides it.',
  ),
  fulltime: of('Who is full-time', 'Who is full-time today?', 'Full-time: [who, since which month].'),
  date: of('A date', 'Since when, or by which date?', 'That was in [month and year].'),
  runway: of('How long the money lasts', 'How long can you live like this?', 'The money lasts until [month].'),
  builds: of('Who builds', 'Who builds the product?', '[Name] builds it.'),
  sells: of('Who sells and talks to customers', 'Who sells?', '[Name] sells and runs onboarding.'),
  decides: of('Who decides when you disagree', 'Who decides when you disagree?', 'When we disagree, [name] decides.'),
} as const satisfies Readonly<Record<string, Expectation>>;
