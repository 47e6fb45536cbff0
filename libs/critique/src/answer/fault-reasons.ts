import type { Span } from '@playbook/contracts/core/span.schema';
import type { RemarkTopic } from '../engine/slots/remark-topic.js';
import { readPatterns } from '../lexicon/read-patterns.js';
import { PatternFamily, type PatternFinder } from '../text/search/pattern-family.js';
import { faultsInPlace } from './meant/fault-in-place.js';
import { namesRivals } from './meant/names-rivals.js';
import { withTodoInPlace } from './meant/todo-in-place.js';
import { tellsPayment, tellsWhenItEnds } from './meant/told-deeds.js';
import type { AnswerText } from './signals/answer-text.js';

/** Why a partner marks something down in a question, and what to write in its place; `%` stands for the founder's words. */
export interface FaultReason {
  readonly id: string;
  readonly topic: RemarkTopic;
  readonly fields: readonly string[];
  readonly flaw: string;
  readonly line: string;
  readonly todo: string;
}

const reason = (
  id: string,
  topic: RemarkTopic,
  fields: readonly string[],
  flaw: string,
  line: string,
  todo: string,
): FaultReason => ({
  id,
  topic,
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
    'hype',
    MOAT,
    'a patent as the advantage',
    '%: a patent stops few who want to copy you.',
    'Say what a rival with money would still lack after a year.',
  ),
  reason(
    'cheaper',
    'hype',
    MOAT,
    'a lower price as the advantage',
    '%: a price can be matched in a day.',
    'Say what makes your cost lower, and why it stays lower.',
  ),
  reason(
    'first',
    'hype',
    MOAT,
    'being first as the advantage',
    '%: being first keeps nobody out.',
    'Say what gets harder to copy with every month that you run.',
  ),
  reason(
    'anyone',
    'hype',
    ['competitive-advantage'],
    'an advantage every rival claims',
    '%: every rival writes that too.',
    'Name one thing they would have to build, buy or learn to catch up.',
  ),
  reason(
    'network',
    'hype',
    ['competitive-advantage'],
    'network effects without proof',
    '%: show them.',
    'What does the hundredth customer get that the first did not?',
  ),
  reason(
    'forecast',
    'plans-for-facts',
    ['metrics', 'progress-made', 'first-users'],
    'a forecast in the place of a number',
    '%: a forecast is not a number that you have.',
    'Give last month and the month before it.',
  ),
  reason(
    'not-begun',
    'plans-for-facts',
    ['first-users', 'customer-acquisition', 'validation', 'progress-made', 'metrics'],
    'a plan in the place of what was done',
    '%: I asked what you did, and this is what you will do.',
    'Say what you did for the first one, on which day, and what came of it.',
  ),
  reason(
    'anyone-at-all',
    'unclear:user',
    ['problem-statement', 'target-customers', 'market-size'],
    'it could be anyone',
    '%: that could be anyone.',
    'Name one of them: the job, the place, the moment it happens.',
  ),
  reason(
    'no-rivals',
    'no-competition',
    ['competitors'],
    'no competitor',
    '%: then they do something else today, and you have not told me what.',
    'Name what your customers use or do now, and what it costs them.',
  ),
  reason(
    'rivals-named',
    'no-competition',
    ['competitors'],
    'no competitor beside their names',
    '%, and the same answer names what else there is: I believe the names.',
    'Cut it, and say which of them you lose to.',
  ),
  reason(
    'elsewhere',
    'unclear:team',
    ['fulltime-commitment'],
    'work beside it',
    '%: partners look for founders who have left everything else.',
    'Say what would bring that day nearer.',
  ),
  reason(
    'depends',
    'plans-for-facts',
    ['fulltime-commitment', 'funding-plan'],
    'a commitment that waits for money',
    '%: then it depends on us.',
    'Say what you do if we say no.',
  ),
  reason(
    'everyone',
    'unclear:team',
    ['responsibility-split'],
    'nobody owns anything',
    '%: then nobody decides.',
    'Write one name beside each: product, sales, money, hiring.',
  ),
  reason(
    'advisors',
    'unclear:team',
    TEAM,
    'advisors in the place of founders',
    '%: they neither build nor sell for you.',
    'Leave them out, and say what the founders made.',
  ),
  reason(
    'certificates',
    'unclear:team',
    TEAM,
    'certificates in the place of deeds',
    '%: that tells me what somebody gave you, not what you made.',
    'Name one thing you built, sold or ran, and who used it.',
  ),
  reason(
    'nobody-builds',
    'missing:team',
    ['founder-names', 'responsibility-split'],
    'nobody on the team builds it',
    '%: then nobody on the team builds the product.',
    'Say who owns the code, and which of you can change it without them.',
  ),
  reason(
    'missing-builder',
    'missing:team',
    ['founder-names', 'responsibility-split'],
    'a founder who is not there yet',
    '%: until that person is there, I ask about the code.',
    'Say who does that work until then, and how the search goes.',
  ),
  reason(
    'missing',
    'missing:team',
    ['founder-names', 'responsibility-split'],
    'a founder who is not there yet',
    '%: the work of that person is my first question.',
    'Say who does it until then, and how the search goes.',
  ),
  reason(
    'self-praise',
    'unclear:team',
    TEAM,
    'praise of yourselves',
    '%: anyone can call themselves that.',
    'Put the deed in its place that made you write it.',
  ),
  reason(
    'alone',
    'unclear:team',
    ['founder-relationship'],
    'a founder alone',
    '%: then I ask why, and who tells you when you are wrong.',
    'Say whom you asked to join you, and what came of it.',
  ),
  reason(
    'all-alone',
    'unclear:team',
    ['responsibility-split'],
    'everything in the hands of one',
    '%: then something does not get done.',
    'Say what you put off today, and which of it you would hand over first.',
  ),
  reason(
    'short',
    'unclear:team',
    ['founder-relationship'],
    'a short acquaintance',
    '%: that is not long.',
    'Say what you have finished together since then, and what went wrong on the way.',
  ),
  reason(
    'harmony',
    'unclear:team',
    ['founder-relationship'],
    'no disagreement yet',
    '%: then nothing hard has been decided yet.',
    'Tell one disagreement and how it ended.',
  ),
  reason(
    'solution',
    'off-question',
    ['problem-statement'],
    'the product in the place of the problem',
    '%: that is the product, and I asked about the problem.',
    'Tell me about one person, one day, and what it cost.',
  ),
  reason(
    'everywhere',
    'buzzwords',
    ['unique-insight'],
    'what every team says this year',
    '%: most teams in this batch write that.',
    'Say what you know about the customer that they do not.',
  ),
  reason(
    'always-true',
    'unclear:change',
    ['why-now'],
    'a reason that is true for everyone',
    '%: true for everybody, and for years.',
    'Name the one change without which your product could not be made, with its month.',
  ),
  reason(
    'desk',
    'unclear:team',
    ['why-this-problem'],
    'chosen at a desk',
    '%: you chose it at a desk.',
    'Say when one of you last had this problem, and what you did.',
  ),
  reason(
    'quotation',
    'padding',
    ['why-this-problem', 'competitors', 'five-year-vision', 'unique-insight', 'company-description'],
    'a quotation',
    '%: a quotation tells me nothing about you.',
    'Cut it and use the room for something that happened to you.',
  ),
  reason(
    'not-looked',
    'missing:today',
    ['competitors'],
    'rivals not looked at',
    '%: I take it that you have not tried what your customers use today.',
    'Name the one you would lose to, and what it is good at.',
  ),
  reason(
    'company',
    'vanity',
    ['progress-made', 'metrics', 'validation'],
    'paperwork in the place of progress',
    '%: none of it is a customer.',
    'Say what a customer can do with it that they could not do last month.',
  ),
  reason(
    'nothing-yet',
    'missing:thing',
    ['current-product'],
    'nothing is there yet',
    '%: then I ask what can be shown before it is built.',
    'Put a drawing, a price or a version by hand before one customer this week, and write what they did.',
  ),
  reason(
    'every-app',
    'unclear:thing',
    SHOWN,
    'what every app has',
    '%: every app has that.',
    'Say the one thing somebody does with yours that they could not do before.',
  ),
  reason(
    'hidden',
    'unclear:mechanism',
    SHOWN,
    'the part that was asked about is hidden',
    '%: that hides the part I asked about.',
    'Say what goes in, what is done with it, and what comes out.',
  ),
  reason(
    'number-one',
    'hype',
    ['five-year-vision'],
    'being first as the aim',
    '%: counted how?',
    'Put a number of customers there, and the step that gets you to the next one.',
  ),
  reason(
    'exit',
    'hype',
    ['five-year-vision', 'funding-plan'],
    'an exit in the place of a vision',
    '%: I look for a company that wants to stay.',
    'Say what exists in five years that does not exist today.',
  ),
  reason(
    'opinions',
    'opinions-for-behaviour',
    ['validation', 'first-users', 'progress-made', 'metrics'],
    'opinions in the place of behavior',
    '%: people are kind when it costs nothing.',
    'Say what they did: paid, came back, sent it to somebody, complained when it broke.',
  ),
  reason(
    'share-of-all',
    'top-down-market',
    ['market-size', 'five-year-vision', 'business-model'],
    'a share of everybody',
    '%: a share of everybody is a wish.',
    'Count the first hundred you could name, and multiply them by the price.',
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

const NO_RIVALS = 'no-rivals';
const RIVALS_NAMED = 'rivals-named';

/** Says that there is no competition, and names some. */
export const namesRivalsItDenies = (fieldId: string, answer: AnswerText): boolean =>
  faultsWithReasons(fieldId, answer).some(({ reason: { id } }) => id === RIVALS_NAMED);

const SHARE_OF_ALL = 'share-of-all';
/** "2,900 parents pay, that is 38% of them" was counted. */
const COUNTED_SHARE =
  /\b(?:pay|paid|use|bought|ordered|signed)\b[^.;]{0,20}\b(?:that is|that's|which is|so) (?:about )?\d[\d.]{0,5} ?% of them\b/i;

const ELSEWHERE = 'elsewhere';
const DEPENDS = 'depends';
const OPINIONS = 'opinions';

const EVERYONE = 'everyone';
/** "About product Kasia decides": what both do is one thing among others. */
const DECIDES = /\b\p{Lu}\p{Ll}{1,20} (?:decides|has the (?:last|final) (?:word|say|call))\b/u;

/** "Tomasz does the engine. Priyanka does the app. We both do support": the same. */
const NAMED_TASK =
  /\b(\p{Lu}\p{Ll}{1,20}):? (?:does|runs|leads|handles|writes|builds|sells|owns|takes|designs|manages|codes|talks|is (?:on|responsible))\b/gu;
const areSeveralNamed = (text: string): boolean =>
  new Set(Array.from(text.matchAll(NAMED_TASK), ([, name]) => name)).size > 1;

const spansOf = (id: string, answer: AnswerText): readonly Span[] => FINDERS.get(id)?.(answer.plainSqueezed) ?? [];

/** Whoever says that there is no competition and names some is told another thing than who names none. */
function isOtherwise(id: string, answer: AnswerText): boolean {
  if (id === SHARE_OF_ALL) return COUNTED_SHARE.test(answer.plain);
  if (id === DEPENDS) return tellsWhenItEnds(answer);
  // Who stops when we say yes was told so already.
  if (id === ELSEWHERE) return tellsWhenItEnds(answer) || spansOf(DEPENDS, answer).length > 0;
  if (id === OPINIONS) return tellsPayment(answer);
  if (id === EVERYONE) return DECIDES.test(answer.original) || areSeveralNamed(answer.original);
  if (id === NO_RIVALS) return namesRivals(answer);
  return id === RIVALS_NAMED && !namesRivals(answer);
}

/** What a partner marks down in this question and can say why ("Flags" of the rubric for answers). */
export function faultsWithReasons(fieldId: string, answer: AnswerText): FoundFault[] {
  return REASONS.filter(({ fields }) => fields.includes(fieldId)).flatMap((own) => {
    const spans = faultsInPlace(own.id, spansOf(own.id, answer), answer);
    if (spans.length === 0 || isOtherwise(own.id, answer)) return [];
    return [{ reason: withTodoInPlace(own, answer), spans }];
  });
}
