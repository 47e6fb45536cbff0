import type { InterviewExpectation, InterviewTopic } from '@playbook/contracts/interviews/interview.schema';
import type { ExpectationId } from '../../answer/expectations/expectations.js';
import type { NumberType } from '../../engine/numbers/typed-number.js';

/** A question that partners ask of any company, in our own words (docs/interview-rubric.md). */
export interface WellKnownQuestion {
  readonly id: string;
  readonly topic: InterviewTopic;
  readonly text: string;
  readonly expects: InterviewExpectation;
  readonly fieldId: string | null;
  /** A number of this kind has answered it already, one that changes with a date beside it. */
  readonly answeredBy?: readonly NumberType[];
  /** The number stays the same from one month to the next. */
  readonly isSteady?: boolean;
  /** Asked only of who has, or has not, more than one founder. */
  readonly founders?: 'one' | 'several';
  /** What the answer to its field is asked for as well: with that it is answered. */
  readonly saidAs?: ExpectationId;
}

const ask = (
  id: string,
  topic: InterviewTopic,
  text: string,
  expects: InterviewExpectation,
  fieldId: string | null,
  more: Pick<WellKnownQuestion, 'answeredBy' | 'isSteady' | 'founders' | 'saidAs'> = {},
): WellKnownQuestion => ({ id, topic, text, expects, fieldId, ...more });

/** The first question of every interview. */
export const OPENING = ask('opening', 'product', 'In one sentence: what do you make?', 'what', 'company-oneliner');

/** In the order in which they are asked where the application leaves nothing more urgent open. */
export const WELL_KNOWN: readonly WellKnownQuestion[] = [
  ask(
    'last-user',
    'users',
    'Describe the last person who used or bought it. Who are they?',
    'what',
    'target-customers',
  ),
  ask('used-last-week', 'traction', 'How many people used or bought it last month?', 'number', 'metrics', {
    answeredBy: ['users', 'customers', 'payment'],
  }),
  ask('growth', 'traction', 'What was your main number three months ago?', 'number', 'metrics', {
    answeredBy: ['share'],
    saidAs: 'trend',
  }),
  ask('pays', 'money', 'What does one customer pay you?', 'number', 'business-model', {
    answeredBy: ['price', 'payment'],
    isSteady: true,
  }),
  ask('know', 'problem', 'How do you know that anybody needs this?', 'way', 'validation', { saidAs: 'paid' }),
  ask('today', 'competition', 'What do they use instead today?', 'name', 'competitors', { saidAs: 'status' }),
  ask('lose-to', 'competition', 'Who do you lose to, and why?', 'name', 'competitors', { saidAs: 'fear' }),
  ask('insight', 'insight', 'What have you understood that the others have not?', 'what', 'unique-insight'),
  ask('met', 'team', 'How do you know one another?', 'way', 'founder-relationship', {
    founders: 'several',
    saidAs: 'metWhere',
  }),
  ask('alone', 'team', 'Why are you alone in this?', 'way', 'founder-names', { founders: 'one' }),
  ask('builds', 'team', 'Who builds the product?', 'name', 'responsibility-split', {
    founders: 'several',
    saidAs: 'builds',
  }),
  ask('reach', 'users', 'Where does the next customer come from?', 'way', 'customer-acquisition', {
    saidAs: 'channel',
  }),
  ask('cost', 'money', 'What does it cost you to win one customer?', 'number', 'customer-acquisition', {
    saidAs: 'cost',
  }),
  ask('market', 'market', 'How many such customers are there, and how did you count?', 'number', 'market-size', {
    saidAs: 'evidence',
  }),
  ask('now', 'insight', 'Why has nobody done this before?', 'way', 'why-now'),
  ask('copied', 'competition', 'A big company copies you tomorrow. What then?', 'way', 'competitive-advantage'),
  ask('killed', 'risk', 'What is most likely to kill this company?', 'what', null),
  ask('again', 'plans', 'If you began again today, what would you do first?', 'what', null),
  ask('half-year', 'plans', 'What will be true in six months that is not true today?', 'number', 'five-year-vision'),
  ask('hardest', 'team', 'What is the hardest thing that you have built or sold?', 'what', 'why-this-problem'),
];
