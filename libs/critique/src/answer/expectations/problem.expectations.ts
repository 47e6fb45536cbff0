import { of, type Expectation } from './expectation.js';

/** What questions about the problem and the insight ask for. */
export const PROBLEM_EXPECTATIONS = {
  who: of(
    'A person or a trade that has the problem',
    'Who exactly has this problem?',
    'It is the problem of [which role, at which kind of company].',
    'user',
  ),
  frequency: of('How often it happens', 'How often does it happen?', 'It happens [how often a week or month].'),
  cost: of(
    'What it costs in money or time',
    'What does it cost them, in money or hours?',
    'What it costs: [how many hours or how much money, and for whom].',
  ),
  workaround: of('What they do about it today', 'What do they do about it today?', 'Today they [workaround].', 'today'),
  evidence: of(
    'How you know',
    'How do you know? Give the number you asked or measured.',
    'We asked [how many of them, and what they had done about it].',
    'proof',
  ),
  belief: of(
    'What others in the field believe',
    'What does everyone else in the field believe?',
    'What others in it assume is [what].',
  ),
  finding: of('What you saw instead', 'What did you see that they do not?', 'We found [what].'),
  consequence: of(
    'What follows for the product',
    'What did you build differently because of it?',
    'So we [what you built differently].',
  ),
  ownStory: of(
    'Your own history with it',
    'Where did you meet this problem yourself?',
    'I met it as [your role, and what happened].',
    'team',
  ),
  demand: of('Others who have it too', 'How do you know others need it?', '[n] others asked for it.', 'proof'),
  tried: of('What you did about it', 'What did you do about it?', 'So far I have [what you did about it].'),
} as const satisfies Readonly<Record<string, Expectation>>;
