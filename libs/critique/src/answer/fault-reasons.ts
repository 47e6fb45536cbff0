import type { Span } from '@playbook/contracts/core/span.schema';
import { readPatterns } from '../lexicon/read-patterns.js';
import { PatternFamily, type PatternFinder } from '../text/search/pattern-family.js';
import type { AnswerText } from './signals/answer-text.js';

/** Why a partner marks something down in a question, and what to write in its place; `%` stands for the founder's words. */
export interface FaultReason {
  readonly id: string;
  readonly fields: readonly string[];
  readonly flaw: string;
  readonly line: string;
  readonly todo: string;
}

const reason = (id: string, fields: readonly string[], flaw: string, line: string, todo: string): FaultReason => ({
  id,
  fields,
  flaw,
  line,
  todo,
});

const MOAT = ['competitive-advantage', 'unique-insight'];
const TEAM = ['founder-names'];
const SHOWN = ['current-product', 'how-it-works'];

const REASONS: readonly FaultReason[] = [
  reason(
    'patent',
    MOAT,
    'a patent as the advantage',
    '%: a patent stops few who want to copy you.',
    'Say what a rival with money would still lack after a year.',
  ),
  reason(
    'cheaper',
    MOAT,
    'a lower price as the advantage',
    '%: a price can be matched in a day.',
    'Say what makes your cost lower, and why it stays lower.',
  ),
  reason(
    'first',
    MOAT,
    'being first as the advantage',
    '%: being first keeps nobody out.',
    'Say what gets harder to copy with every month that you run.',
  ),
  reason(
    'anyone',
    ['competitive-advantage'],
    'an advantage every rival claims',
    '%: every rival writes that too.',
    'Name one thing they would have to build, buy or learn to catch up.',
  ),
  reason(
    'network',
    ['competitive-advantage'],
    'network effects without proof',
    '%: show them.',
    'What does the hundredth customer get that the first did not?',
  ),
  reason(
    'forecast',
    ['metrics', 'progress-made', 'first-users'],
    'a forecast in the place of a number',
    '%: a forecast is not a number that you have.',
    'Give last month and the month before it.',
  ),
  reason(
    'elsewhere',
    ['fulltime-commitment'],
    'work beside it',
    '%: partners look for founders who have left everything else.',
    'Give the date on which each of you stops, or what it depends on.',
  ),
  reason(
    'depends',
    ['fulltime-commitment', 'funding-plan'],
    'a commitment that waits for money',
    '%: then it depends on us.',
    'Say what you do if we say no.',
  ),
  reason(
    'everyone',
    ['responsibility-split'],
    'nobody owns anything',
    '%: then nobody decides.',
    'Write one name beside each: product, sales, money, hiring.',
  ),
  reason(
    'advisors',
    TEAM,
    'advisors in the place of founders',
    '%: they neither build nor sell for you.',
    'Leave them out, and say what the founders made.',
  ),
  reason(
    'certificates',
    TEAM,
    'certificates in the place of deeds',
    '%: that tells me what somebody gave you, not what you made.',
    'Name one thing you built, sold or ran, and who used it.',
  ),
  reason(
    'missing',
    ['founder-names', 'responsibility-split'],
    'a founder who is not there yet',
    '%: the work of that person is my first question.',
    'Say who does it today.',
  ),
  reason(
    'self-praise',
    TEAM,
    'praise of yourselves',
    '%: anyone can call themselves that.',
    'Put the deed in its place that made you write it.',
  ),
  reason(
    'short',
    ['founder-relationship'],
    'a short acquaintance',
    '%: that is not long.',
    'Say what you have finished together since then, and what went wrong on the way.',
  ),
  reason(
    'harmony',
    ['founder-relationship'],
    'no disagreement yet',
    '%: then nothing hard has been decided yet.',
    'Tell one disagreement and how it ended.',
  ),
  reason(
    'solution',
    ['problem-statement'],
    'the product in the place of the problem',
    '%: that is the product, and I asked about the problem.',
    'Tell me about one person, one day, and what it cost.',
  ),
  reason(
    'everywhere',
    ['unique-insight'],
    'what every team says this year',
    '%: most teams in this batch write that.',
    'Say what you know about the customer that they do not.',
  ),
  reason(
    'always-true',
    ['why-now'],
    'a reason that is true for everyone',
    '%: true for everybody, and for years.',
    'Name the one change without which your product could not be made, with its month.',
  ),
  reason(
    'desk',
    ['why-this-problem'],
    'chosen at a desk',
    '%: you chose it at a desk.',
    'Say when one of you last had this problem, and what you did.',
  ),
  reason(
    'quotation',
    ['why-this-problem', 'competitors', 'five-year-vision', 'unique-insight', 'company-description'],
    'a quotation',
    '%: a quotation tells me nothing about you.',
    'Cut it and use the room for something that happened to you.',
  ),
  reason(
    'not-looked',
    ['competitors'],
    'rivals not looked at',
    '%: I take it that you have not tried what your customers use today.',
    'Name the one you would lose to, and what it is good at.',
  ),
  reason(
    'company',
    ['progress-made', 'metrics', 'validation'],
    'paperwork in the place of progress',
    '%: none of it is a customer.',
    'Say what a customer can do with it that they could not do last month.',
  ),
  reason(
    'every-app',
    SHOWN,
    'what every app has',
    '%: every app has that.',
    'Say the one thing somebody does with yours that they could not do before.',
  ),
  reason(
    'hidden',
    SHOWN,
    'the part that was asked about is hidden',
    '%: that hides the part I asked about.',
    'Say what goes in, what is done with it, and what comes out.',
  ),
  reason(
    'number-one',
    ['five-year-vision'],
    'first in what?',
    '%: counted how, and in which town?',
    'Put a number of customers there, and the step that gets you to the next one.',
  ),
  reason(
    'exit',
    ['five-year-vision', 'funding-plan'],
    'an exit in the place of a vision',
    '%: I look for a company that wants to stay.',
    'Say what exists in five years that does not exist today.',
  ),
];

const PATTERNS = readPatterns('answer-fault-reasons');
const FAULTS = new PatternFamily();
const FINDERS: ReadonlyMap<string, PatternFinder> = new Map(
  REASONS.map(({ id }) => [id, FAULTS.add(PATTERNS[id] ?? [])]),
);

/** A fault that an answer has, with the words it stands on. */
export interface FoundFault {
  readonly reason: FaultReason;
  readonly spans: readonly Span[];
}

/** What a partner marks down in this question and can say why ("Flags" of the rubric for answers). */
export function faultsWithReasons(fieldId: string, { plainSqueezed }: AnswerText): FoundFault[] {
  return REASONS.filter(({ fields }) => fields.includes(fieldId)).flatMap((own) => {
    const spans = FINDERS.get(own.id)?.(plainSqueezed) ?? [];
    return spans.length === 0 ? [] : [{ reason: own, spans }];
  });
}
