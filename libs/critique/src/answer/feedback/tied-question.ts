import { readNumbers } from '../../engine/numbers/read-numbers.js';
import type { TypedNumber } from '../../engine/numbers/typed-number.js';
import { wordingFor } from '../../engine/questions/ask.js';
import type { Slots } from '../../engine/slots/slot.js';
import { slotsOf } from '../../pitch/slots-of.js';
import { sentenceAround } from '../../text/spans/sentence-around.js';
import { isSomebody } from '../../customers/somebody.js';
import { aboutPrice } from '../../engine/questions/price-question.js';
import { isOnBench, isSoldToNobody, isNotUsedYet, isPaidAhead } from '../expectations/asking/told-stage.js';
import type { AnswerText } from '../signals/answer-text.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import { countedCustomers } from './counted/counted-customers.js';
import { countedMarket } from './counted/counted-market.js';
import { toldAim } from './counted/told-aim.js';
import { withNoun } from './counted/with-noun.js';
import { foundersIn, hasUnknownName, namesOthers, speaksOfUnnamed } from './named-founders.js';
import { changedAt } from './ties/changed-at.js';
import { isOwnPrice } from './ties/own-price.js';
import { rivalIn } from './ties/rival-name.js';

type Wordings = readonly [string, ...string[]];
type ByField = Readonly<Record<string, Wordings>>;

const ANGRIEST = 'Which of the % would be angriest if you stopped, and why?';
const FOUND = 'How did the last of the % find you?';

/** About those who are customers already, by their number. */
const OF_CUSTOMERS: ByField = {
  'company-oneliner': [FOUND, ANGRIEST],
  'company-description': [FOUND, ANGRIEST],
  'current-product': ['What did the last of the % complain about?', 'What would the % miss first?'],
  validation: [ANGRIEST, 'Who of the % told somebody else about it?'],
  metrics: ['Which of the % give you the most work?', FOUND],
  'progress-made': [ANGRIEST, FOUND],
  'first-users': ['Which of the % came without being asked?', ANGRIEST],
  'business-model': ['Which of the % would pay twice as much, and why?', ANGRIEST],
  'competitive-advantage': ['What would one of the % lose on the day they leave you?'],
};

/** About those who were asked and have nothing in use yet, by their number. */
const OF_ASKED: ByField = {
  validation: ['Which of the % would try it next week, and what would you have to show them?'],
};
const OF_ASKED_TO_PAY: ByField = { validation: ['What did those of the % tell you who would not pay for it?'] };

/** About how many there are in all. */
const OF_MARKET: ByField = {
  'market-size': ['Which of the % buy first, and what makes them?'],
};

/** About whom it is for. */
const OF_USERS: ByField = {
  'target-customers': ['%: where do you find two of them in one room?', '%: who of them says no, and why?'],
  'problem-statement': ['%: who of them has this problem and does nothing about it, and why?'],
};

/** About what would be hard to have as well. */
const OF_THINGS: ByField = {
  'competitive-advantage': ['How long would a rival with money need to get to %?'],
};

const OF_AIM: ByField = { 'five-year-vision': ['What would stop you halfway to %?'] };
const OF_RAISED: ByField = { 'funding-plan': ['What would you do with half of %?'] };
const OF_DATE: ByField = { 'why-now': ['Who tried it before %, and what was missing for them?'] };
/** Of the day on which a rule begins. */
const OF_DEADLINE: ByField = {
  'why-now': ['Who else is selling into the deadline of %, and why would a customer take you?'],
};

/** About what a rival is called. */
const OF_RIVAL: ByField = {
  competitors: ['What does % do better than you today?', 'Could % do what you do within a year?'],
};

/** About a founder, by name. */
const OF_FOUNDER: ByField = {
  'founder-names': ['Who outside the team has seen % work, and what would they say?'],
  'responsibility-split': ['Which decision that % made last month would you take back?'],
  'fulltime-commitment': ['What would % do on the day we say no?'],
};
/** A name that was not read, or that is none, would make it wrong. */
const LIKED_BY_NOBODY = 'What is there to do that nobody on the team likes, and who does it today?';
const OF_FOUNDERS: ByField = {
  'founder-names': [LIKED_BY_NOBODY],
  'responsibility-split': [LIKED_BY_NOBODY],
  'fulltime-commitment': ['What would each of you do on the day we say no?'],
};

const isCount = ({ currency, noun, outOf, isPlanned }: TypedNumber): boolean =>
  currency === null && noun !== null && outOf === null && !isPlanned;

/** "Out of 2,600 kiosks 1,900 run it": how many there are in all. */
const OF_ALL_OF_THEM = /\b(?:out of|of (?:the|all|some)|all|there are|there were) (?:about |around |some |the )?$/i;
const BEFORE_CHARS = 30;
const MIN_THINGS = 20;
/** "An incumbent could copy the rail in a year": how long it takes is told. */
const COPIED_IN = new RegExp(
  // "A competitor starting today would need roughly 30 months".
  String.raw`\b(?:competitors?|rivals?|newcomers?|entrants?|(?:any|some)(?:one|body)|they|(?:another|a (?:good|large|big|second)) team)\b[^.;!?]{0,40}` +
    String.raw`\b(?:needs?|takes?|requires?|spend) (?:us |them )?(?:roughly |about |around |at least |some |over |more than |nearly ){0,2}` +
    String.raw`(?:an?|one|two|three|four|five|six|\d{1,2}(?: ?(?:to|-|–) ?\d{1,2})?)(?: more| full)? (?:weeks?|months?|years?|seasons?)\b|` +
    String.raw`\b(?:copy|copied|catch up|replicate|rebuild|reproduce|get there|wears off)\b` +
    String.raw`[^.;!?]{0,60}\b(?:days?|weekends?|weeks?|months?|years?|seasons?|winters?|summers?)\b` +
    String.raw`|\b(?:needs?|takes?|requires?) (?:an?|one|two|three|\d{1,2}) (?:days?|weeks?|months?|years?|seasons?|winters?|summers?)\b` +
    String.raw`[^.;!?]{0,60}\b(?:copy|same|catch up|get there)\b`,
  'i',
);

/** What was gathered, and nobody who pays. */
function thingsOf(text: string, numbers: readonly TypedNumber[]): string | null {
  if (COPIED_IN.test(text)) return null;
  const things = numbers.find(
    (number) =>
      isCount(number) &&
      number.type === 'size' &&
      number.value >= MIN_THINGS &&
      !isSomebody(number.noun ?? '') &&
      !OF_ALL_OF_THEM.test(text.slice(Math.max(0, number.span.start - BEFORE_CHARS), number.span.start)),
  );
  return things === undefined ? null : withNoun(text, things);
}

const RAISED = new RegExp(
  String.raw`\b(?:raising|raise|want|need(?= (?:about |around |now )?[$€£]?\d[\d.,]{0,12}\s?(?:k|m|million|thousand)\b)|seek(?:ing)?|looking for` +
    String.raw`|ask(?:ing)? for) (?:about |around |now )?([$€£]?\d(?:[\d.,]{0,12}\d)?\s?(?:k` +
    String.raw`|m|million|thousand)?(?: (?:euros?|dollars?|pounds?|usd|eur))?)\b`,
  'i',
);
const SENTENCE_END = /[.!?](?=\s|$)|\n/;
function found(pattern: RegExp, text: string): string | null {
  const match = pattern.exec(text);
  const words = match?.[1] ?? match?.[0];
  return words === undefined ? null : words.trim();
}

const quote = (words: string | null): string | null => (words === null ? null : `'${words}'`);

const SPLIT = 'responsibility-split';
/** "Tobi Adeyemi (CEO) and Hattie Marsden", "my partner Abena": a second one, whom no sentence begins with. */
const NAMED_TOGETHER = new RegExp(
  String.raw`\b\p{Lu}\p{Ll}{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}(?: \([^()]{1,40}\))?,? (?:and|&|\+) (?:I\b|(?:my|our) ` +
    String.raw`|\p{Lu}\p{Ll})|\b(?:[Mm]y|[Oo]ur) (?:business |co-?)?(?:partner|founder)s? \p{Lu}`,
  'u',
);

function aboutFounders(fieldId: string, answer: AnswerText): string | null {
  const names = foundersIn(answer);
  const [first] = names;
  const isUnsure = hasUnknownName(answer, names) || namesOthers(answer);
  const isOne =
    names.length < 2 &&
    !isUnsure &&
    !NAMED_TOGETHER.test(answer.original) &&
    !(fieldId === SPLIT && speaksOfUnnamed(answer));
  const wordings = (isOne ? OF_FOUNDER : OF_FOUNDERS)[fieldId];
  if (first === undefined || wordings === undefined) return null;
  return wordingFor(answer.original, wordings).replace('%', () => first);
}

const LEAD = /^(?:for|to|helps?|lets?) /i;
/** "Hospitals in Brazil count": what they do is no place. */
const BEHIND_PLACE = /^(.{3,60}? in (?:the )?\p{Lu}\p{L}{1,30})\b.*$/u;
const MAX_USER_CHARS = 50;

/** Whom a problem is told of first has it; who is named behind them may live off it. */
const TOLD_FIRST = 'problem-statement';

/** "My wife's lab" is one, and none of a kind. */
const OF_FAMILY =
  /\b(?:wife|husband|mother|father|mum|mom|dad|sister|brother|uncle|aunt|cousin|friend)['’]s\b|\b(?:kids|children|babies)$/i;

/** "In my previous company we had three buyers". */
const AT_FORMER_JOB = /\b(?:previous|former|last|old) (?:company|job|employer|firm|role)\b[^.;!?]{0,60}$/i;

/** "On the one hand hospitals": what is said around them. */
const HALF_READ = /\bhand\b/i;
/** "Clinics in Ohio", "print shops": several of a kind, by the last word of what they are called. */
const ARE_SEVERAL = /[^s\W]s(?= (?:in|of|with|at|from|on|who|for|without|between|near|across)\b|$)/;
/** "Two buyers", "six to twelve suppliers": some that somebody has. */
const FEW_OR_SERVING =
  /^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\b(?:employees|suppliers|vendors)\b|\d/i;
/** "Sold by one or two appointed shops": whoever serves them. */
const DONE_BY =
  /\b(?:sold|made|run|owned|supplied|offered|charged|set|bought from|follows?|reads?|watch(?:es)?|likes?) (?:by )?(?:one or |several |many |some )?$/i;
/** "Laundries who work for hotels", "cares about its covenants": whom customers serve, and what they have. */
const OF_CUSTOMER = new RegExp(
  String.raw`\b(?:works?|working|cater(?:s|ing)?|serv(?:es?|ing)|suppl(?:y|ies|ying)|deliver(?:s|ing)?|wash(?:es|ing)?|produc(?:es?|ing)|cook(?:s|ing)?` +
    String.raw`|sells?|selling) (?:(?:only|mostly|mainly|directly|linen|food) )?(?:to |for )?$|\b(?:its|their|his|her|your) $`,
  'i',
);

function userOf({ original }: AnswerText, { user }: Slots, fieldId: string): string | null {
  const [span] = user.state === 'stated' ? user.spans : [];
  if (span === undefined) return null;
  if (fieldId === TOLD_FIRST && span.start > (original.split(SENTENCE_END, 1)[0] ?? '').length) return null;
  const words = original.slice(span.start, span.end).replace(LEAD, '').replace(BEHIND_PLACE, '$1');
  const before = original.slice(0, span.start);
  // "Farmers' widows" are not the farmers.
  if (
    /^(?:['’]| online\b)/.test(original.slice(span.end)) ||
    [FEW_OR_SERVING, OF_FAMILY, HALF_READ].some((one) => one.test(words))
  )
    return null;
  if ([AT_FORMER_JOB, DONE_BY, OF_CUSTOMER].some((one) => one.test(before))) return null;
  return words.length <= MAX_USER_CHARS && ARE_SEVERAL.test(words) && isSomebody(words) ? `'${words}'` : null;
}

/** About a price, where it is their own. */
const PRICED: ReadonlySet<string> = new Set(['business-model', 'company-oneliner', 'company-description', 'metrics']);

const TOO_LOW = ' If nobody has, it is too low.';
const OF_NUMBERS = 'metrics';
const PERIOD = /^(?:day|week|month|quarter|year)$/;
/** "Software: €5,180 a month" is what all of them pay, where the numbers of a company are asked for. */
const pricesIn = (numbers: readonly TypedNumber[], fieldId: string): readonly TypedNumber[] =>
  fieldId === OF_NUMBERS ? numbers.filter(({ per }) => !PERIOD.test(per ?? '')) : numbers;

/** Whoever sat in a room where something was tried was asked nothing. */
const WERE_ASKED = new RegExp(
  String.raw`\b(?:asked|interview\w{0,3}|survey\w{0,3}|polls?|polled|spoke|spoken|talked|called|visited|met|showed` +
    String.raw`|answered|responded|wrote to|sat (?:down )?with|went to)\b`,
  'i',
);
/** "11 agreed to a pilot and 4 have started": who would try it is told. */
const HAVE_BEGUN = /\b(?:started|begun|began|agreed|joined|installed|are testing|is testing|in use)\b/i;
const NONE: ByField = {};
function customersBy(answer: AnswerText, fieldId: string): ByField {
  if (!isNotUsedYet({ answer, fieldId })) return OF_CUSTOMERS;
  if (isPaidAhead(answer)) return OF_ASKED_TO_PAY;
  const counted = countedCustomers(answer.original, readNumbers(answer.tokens), slotsOf(answer), true);
  const at = counted === null ? -1 : answer.original.indexOf(counted);
  const told = at < 0 ? answer.plain : sentenceAround(answer.original, { start: at, end: at + (counted ?? '').length });
  return WERE_ASKED.test(told) && !HAVE_BEGUN.test(answer.plain) ? OF_ASKED : NONE;
}

/** How they come is told: "ninety percent of new schools come from other proprietors". */
const TELLS_WAY = new RegExp(
  String.raw`\b(?:(?:c[oa]me|found us|signed up|joined|heard of us)\b[^.;!?]{0,40}\b(?:from|through|by|via)\b|word of mouth|` +
    String.raw`referr\w{2,4}|cold[- ](?:calls?|called|e-?mails?)|door to door)`,
  'i',
);
/** Without what the answer tells; null where nothing else would be asked. */
function unanswered(wordings: Wordings, text: string): Wordings | null {
  const [first, ...more] = TELLS_WAY.test(text) ? wordings.filter((one) => one !== FOUND) : wordings;
  return first === undefined ? null : [first, ...more];
}

/** What a partner asks next about a number, a name or somebody of the answer; null where none of them lends itself to it. */
export function tiedQuestion({ answer, fieldId, language }: AnswerSignals): string | null {
  if (language !== null) return null;
  const { original } = answer;
  const numbers = readNumbers(answer.tokens);
  const slots = slotsOf(answer);
  const ofCustomers = customersBy(answer, fieldId);
  const candidates: readonly (readonly [ByField, () => string | null])[] = [
    [
      ofCustomers,
      () =>
        isSoldToNobody(answer) || isOnBench(answer)
          ? null
          : countedCustomers(original, numbers, slots, ofCustomers !== OF_CUSTOMERS),
    ],
    [OF_MARKET, () => countedMarket(original, numbers)],
    [OF_USERS, () => userOf(answer, slots, fieldId)],
    [OF_THINGS, () => thingsOf(original, numbers)],
    [OF_AIM, () => toldAim(original, numbers)],
    [OF_RAISED, () => quote(found(RAISED, original))],
    [OF_DEADLINE, () => changedAt(original, true)],
    [OF_DATE, () => changedAt(original, false)],
    [OF_RIVAL, () => rivalIn(answer)],
  ];
  const asked = candidates
    .map(([byField, wordsOf]) => [byField[fieldId], wordsOf] as const)
    .flatMap(([byField, wordsOf]) => {
      const wordings = byField === undefined ? null : unanswered(byField, original);
      const words = wordings === null ? null : wordsOf();
      return wordings === null || words === null
        ? []
        : [wordingFor(`tied ${original}`, wordings).replace('%', () => words)];
    });
  const own = pricesIn(numbers, fieldId).filter(({ span }) => isOwnPrice(original, span));
  const price = PRICED.has(fieldId) ? aboutPrice(original, own) : [];
  // That nobody called a price too high proves nothing yet.
  return asked[0] ?? price[0]?.replace(TOO_LOW, '') ?? aboutFounders(fieldId, answer);
}
