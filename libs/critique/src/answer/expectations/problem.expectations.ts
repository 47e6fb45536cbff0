import { of, type Expectation } from './expectation.js';

/** What questions about the problem and the insight ask for. */
export const PROBLEM_EXPECTATIONS = {
  who: of(
    'A person or a trade that has the problem',
    'Who exactly has this problem?',
    'It is the [role] at [kind of company].',
    'user',
  ),
  frequency: of('How often it happens', 'How often does it happen?', 'It happens [n] times a [week].'),
  cost: of(
    'What it costs in money or time',
    'What does it cost them, in money or hours?',
    'Each time it costs them [hours] or [amount].',
  ),
  workaround: of('What they do about it today', 'What do they do about it today?', 'Today they [workaround].', 'today'),
  evidence: of(
    'How you know',
    'How do you know? Give the number you asked or measured.',
    'We asked [n] of them, and [n] said [what].',
    'proof',
  ),
  belief: of(
    'What others in the field believe',
    'What does everyone else in the field believe?',
    'Most [rivals] assume [what].',
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
    'As [role] for [n] years I [what happened].',
    'team',
  ),
  demand: of('Others who have it too', 'How do you know others need it?', '[n] others asked for it.', 'proof'),
  tried: of('What you did about it', 'What did you do about it then?', 'I then built [thing].'),
} as const satisfies Readonly<Record<string, Expectation>>;
