import type { IdeaField } from '@playbook/contracts/analysis/idea-check.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import type { TypedNumber } from '../engine/numbers/typed-number.js';
import { tellsOfPast } from '../engine/words/tells-of-past.js';
import { sentenceAround } from './reading/sentence-around.js';
import { wordingFor } from '../engine/questions/ask.js';
import { CLAUSE_MAX_CHARS, clauseAround, quoted } from '../engine/quotes.js';
import { isTrouble, tellsTrouble } from './cues/told-trouble.js';
import type { SlotName } from '../engine/slots/slot.js';
import type { IdeaReading } from './reading/idea-reading.js';

const MAX_STRENGTHS = 3;
/** An idea below this hears no praise. */
const PRAISE_MIN_SCORE = 35;
const MIN_WORDS = 3;

/** What is praised, and how it is said; `%` stands for the founder's own clause. */
interface StrengthRule {
  readonly field: IdeaField;
  readonly finds: (number: TypedNumber) => boolean;
  readonly lines: readonly [string, ...string[]];
  /** Whose figure it has to be; anybody's when absent. */
  readonly isOf?: Owner;
  /** Somebody pays for it, or has used or measured it. */
  readonly proves?: 'paid' | 'measured';
  /** A clause that tells something else. */
  readonly unless?: RegExp;
  /** What the clause has to tell. */
  readonly onlyIf?: RegExp;
  /** It says how large the trouble is. */
  readonly sizes?: boolean;
}

/** What a figure under the problem belongs to: what customers pay for the product, the trouble, what the founders did before, what they have done. */
type Owner = 'paid' | 'lived' | 'trouble' | 'founders';

const PAID = new RegExp(
  String.raw`\b(?:pays?|paid|paying) (?:us|me)\b|\bwe (?:sold|charged?|earn(?:ed)?|billed|invoiced)\b|\b(?:use|uses|used` +
    String.raw`|run|runs|bought|buy|buys|tested|tried|leased?|rent|rents) (?:it|one|them|ours|\d[\d,]{0,8} of them)\b`,
  'i',
);
const LIVED =
  /\b(?:we|i)(?: both|'ve| have)? (?:were|was|been|worked|ran|spent|built|sold|taught|served|drove|farmed) .{0,60}years?\b/i;
const FOUNDERS =
  /\b(?:we|us|i|me|ours)\b|\b(?:our|my) (?!(?:first |own |last |biggest )?(?:customers?|clients?|users?|market|field|trade|country|city|town)\b)/i;

function ownerOf(clause: string): Owner | null {
  if (PAID.test(clause)) return 'paid';
  if (LIVED.test(clause)) return 'lived';
  if (FOUNDERS.test(clause)) return isTrouble(clause) ? 'trouble' : 'founders';
  return tellsTrouble(clause) ? 'trouble' : null;
}

/** "Frost candles cost 3,000 euros a hectare": what others cost is no price of theirs. */
const COST_OF_OTHERS = new RegExp(
  String.raw`^'(?!(?:our|it|we|the|this|each|a|an|one)\b)[\p{L} -]{3,40} costs? |\b(?:is|are) paid\b` +
    String.raw`|\b(?:was|were) (?:under|over|about|around) \S{1,3}\d` +
    String.raw`|\b(?:ads?|clicks?|marketing) costs?\b|\bcosts? us\b|\bat a cost of\b|\boutsourced\b` +
    String.raw`|\b(?:committee|society|agency|landlord|school|partner|co-?op)s? gets?\b` +
    String.raw`|\b(?:people|men|days?|helpers?|workers?|clerks?|staff),? (?:at|for) \S{1,12} (?:an|per) hour\b`,
  'iu',
);
/** More a month or a year is what all together pay. */
const MAX_PRICE = 100_000;

/** "Bakers who sell $600 a week": what somebody earns is no cost. */
const EARNS =
  /\b(?:sells?|sold|earn(?:s|ed|ing)?|makes?|made|revenue|sales|income|takings|saves?|saved|worth)\b(?: [a-z]{2,12}){0,3} ?[$€£₹]? ?\d/i;
/** "Moocall is €329": the price of a rival is no cost of the trouble. */
const NO_COST = new RegExp(String.raw`${EARNS.source}|^'(?:[A-Z][A-Za-z\d]{2,20} ){1,2}(?:is|sells|charges) `);
/** "They buy a drill for $80 and use it once": that is no product of the founders. */
const BUYS_OTHER = /\b(?:buys?|bought|owns?|rents?|leases?) (?:an?|the|their|another) [a-z]/i;
/** A price is no time, though it is one of an hour. */
const MONEY =
  /[$€£₹¥]|\b\d[\d,.]{0,12} (?:dollars?|euros?|pounds?|rupees?|pesos?|naira|shillings?|francs?|cents?|zl|usd|eur)\b/i;
/** "One in four first attempts": a share in words. */
const ONE_IN =
  /\b(?:one|two|three|\d{1,2}) (?:in|out of) (?:every )?(?:two|three|four|five|six|seven|eight|nine|ten|twenty|\d{1,3})\b/i;
const MONEY_OR_SHARE = new RegExp(String.raw`${MONEY.source}|${ONE_IN.source}|\byears? old\b`, 'i');
/** Somebody does something with it; a number of people who are there proves nothing. */
const IN_USE = new RegExp(
  String.raw`\b(?:we|our|i|my|users?|us(?:e|es|ed|ing)|runs?|ran|tried|joined|signed|active|members?|downloads|installs|logs?|open(?:s|ed)?` +
    String.raw`|came|comes?|play(?:s|ed)?|reads?|rides?|rode|eats?|wears?|wore|order(?:s|ed)?|booked|enrolled|subscrib\w+|pay|pays|paid|renewed` +
    String.raw`|bought|rent(?:s|ed)?|tested|stay(?:s|ed)?|with us)\b`,
  'i',
);

/** What may come, and what it is made for, is not done. */
const PLANNED = new RegExp(
  String.raw`\b(?:up to|targets?|goals?|aims?|plan(?:s|ned)?|will|would|could|should|can|may|might|want|hope|expect(?:ed)?|` +
    String.raw`if|designed|estimated|offered|next (?:step|week|month|year))\b`,
  'i',
);

/** Somebody pays, or has; a tariff that made a price fall is no payment. */
const PAYS = new RegExp(
  String.raw`\b(?:pay|pays|paid|paying|bought|buys?|sold|revenue|sales|turnover|mrr|arr|earn(?:s|ed)?|invoiced|billed|` +
    String.raw`collected|customers?|clients?|subscrib\w+|renew\w*|rent(?:s|ed)?|lease[sd]?|orders?|ordered|signed|(?:we|` +
    String.raw`us) (?:made|took in)|made us|pilots?)\b`,
  'i',
);

/** A share that was measured or came of what was done; what a test would show is none. */
const MEASURED = new RegExp(
  String.raw`\bin (?:the|our) (?:[a-z]{2,12} )?lab\b|\bwe (?:see|saw|measured?|got|get|reach(?:ed)?)\b|%(?: of (?:them|` +
    String.raw`these))? (?:have |were )?(?:repaid|renewed|came back|come back|stayed|kept it|passed|finished)\b`,
  'i',
);

const TEAM_LINES: readonly [string, ...string[]] = [
  '%: you have seen it from the inside. Keep that near the top.',
  '%: that is why I would listen to you on this.',
];

/** "14 funeral homes paying $249 a month": a price that so many pay. */
const SO_MANY_PAY = /\b\d[\d,.]{0,9} (?:[\w&-]{1,20} ){1,7}?(?:pay|pays|paid|paying)\b/i;

const PAID_LINES: readonly [string, ...string[]] = [
  '%: somebody pays. That is worth more than any plan.',
  '%: money has changed hands, which I believe before anything else.',
  '%: paid for already. Put it in the first sentence.',
];

const RULES: readonly StrengthRule[] = [
  {
    field: 'ideaBrief',
    proves: 'paid',
    finds: ({ type }) => type === 'price',
    onlyIf: SO_MANY_PAY,
    unless: PLANNED,
    lines: PAID_LINES,
  },
  {
    field: 'ideaBrief',
    proves: 'paid',
    finds: ({ type }) => type === 'customers' || type === 'payment',
    onlyIf: PAYS,
    unless: PLANNED,
    lines: PAID_LINES,
  },
  {
    field: 'ideaBrief',
    proves: 'measured',
    finds: ({ type, outOf }) => type === 'users' || outOf !== null,
    onlyIf: IN_USE,
    lines: [
      '%: you counted. Keep counting.',
      '%: a number I could check with one phone call.',
      '%: that is use, and you know how much.',
    ],
  },
  {
    field: 'ideaBrief',
    proves: 'measured',
    finds: ({ type }) => type === 'share',
    onlyIf: MEASURED,
    lines: ['%: measured, not promised.', '%: a result, which I can ask about.'],
  },
  {
    field: 'ideaBrief',
    finds: ({ type, per, value }) => type === 'price' && per !== null && value <= MAX_PRICE,
    unless: COST_OF_OTHERS,
    lines: ['%: a price. Now I can do the arithmetic.', '%: with that I can work out what a hundred of them bring.'],
  },
  {
    field: 'problem',
    isOf: 'paid',
    proves: 'paid',
    unless: BUYS_OTHER,
    finds: ({ type }) => type === 'customers' || type === 'payment' || type === 'price' || type === 'money-moved',
    lines: ['%: money that is paid to you. Move it into the brief.', '%: that belongs in the brief, near the top.'],
  },
  {
    field: 'problem',
    isOf: 'founders',
    proves: 'measured',
    finds: ({ type, outOf }) => type === 'users' || type === 'share' || outOf !== null,
    lines: ['%: measured, not promised.', '%: you counted, and few do.'],
  },
  {
    field: 'problem',
    isOf: 'trouble',
    sizes: true,
    finds: ({ type }) => type === 'money-moved' || type === 'price',
    unless: NO_COST,
    lines: [
      '%: that is what it costs them. I believe the problem.',
      '%: with a sum beside it the problem is real to me.',
    ],
  },
  {
    field: 'problem',
    isOf: 'trouble',
    sizes: true,
    finds: ({ type }) => type === 'share',
    lines: ['%: with that figure the problem has a size.', '%: the problem has a size, which I can check.'],
  },
  {
    field: 'problem',
    finds: ({ type }) => type === 'money-moved' || type === 'price',
    lines: ['%: a sum that I can check.', '%: a sum, which says more than a word for it.'],
  },
  {
    field: 'problem',
    finds: ({ type }) => type === 'share',
    lines: ['%: a figure that I can check.', '%: a figure, where most have an adjective.'],
  },
  {
    field: 'problem',
    finds: () => true,
    onlyIf: ONE_IN,
    lines: ['%: a figure that I can check.', '%: a figure, where most have an adjective.'],
  },
  {
    field: 'problem',
    finds: ({ type }) => type === 'frequency',
    unless: MONEY,
    lines: ['%: that tells me how often.', '%: how often, so that I can picture it.'],
  },
  {
    field: 'problem',
    isOf: 'lived',
    finds: ({ type }) => type === 'duration',
    lines: TEAM_LINES,
  },
  {
    field: 'problem',
    finds: ({ type }) => type === 'duration',
    unless: MONEY_OR_SHARE,
    lines: ['%: a time that I can check.', '%: a time, so that I can picture it.'],
  },
];

/** What is praised where no number is. */
const SLOT_LINES: readonly (readonly [SlotName, readonly [string, ...string[]]])[] = [
  ['team', TEAM_LINES],
  ['proof', ['%: somebody can tell me about that.', '%: done, not planned.']],
];

/** A number of what it has or of a period proves nothing: "with 3 milliwatts", "sales of the last 90 days". */
const NO_PROOF = /^(?:with|at|in|have|has|had) |\blast \d/i;

/** Who is looked for is not there, and founders whom an app brings together are its users. */
const NO_TEAM = new RegExp(
  String.raw`\b(?:looking for|searching for|seeking|need (?:an? )?|without an?|(?:for|of|between|match\w*|helps?|` +
    String.raw`connects?) (?:[\w-]{2,20} )?(?:co-?)?founders)\b`,
  'i',
);

/** Who speaks of the founders says so. */
const OF_FOUNDERS =
  /\b(?:we|we've|i|i've|i'm|my|our|us|founders?|co-?founders?|former(?:ly)?|ex-\w+|both of us|(?:two|three|four) of us)\b/i;

/** "My sister does websites": who helps them has not lived it. */
const HELPS =
  /^'my (?:sister|brother|wife|husband|mother|father|uncle|aunt|cousin|friend) (?:does|makes|builds|helps|designs|handles)\b/i;

/** "I am Mahesh". */
const ONLY_NAME = /^'(?:I am|I['’]m|my name is) \p{Lu}\p{L}+'$/u;

/** "Where she ran payments" is of whoever the sentence is of. */
const LEANS_ON_SENTENCE = /^'(?:where|both|she|he|who|one of|the other)\b/i;

const DONE = new RegExp(
  String.raw`\b(?:(?:we|i)(?:['’]ve| have)? [a-z]{2,20}ed|sold|(?<!\b(?:is|are) )paid|ran|won|bought|sent|kept|grew` +
    String.raw`|us(?:e|es|ed|ing) (?:it|us|ours|them|one|the)|users?` +
    String.raw`|pays? (?:us|me|\d|[$€£])|customers?|pilots?|trials?|tests?|tested|letters?|orders?|ordered|signed|installed|live|running|so far` +
    String.raw`|(?<!^.)since)(?!\w)`,
  'i',
);

/** Whether a clause tells what its slot is praised for: of the team what the founders are, of proof what is done. */
function tellsSlot(slot: SlotName, clause: string, sentence: string): boolean {
  if (slot === 'team')
    return (
      !NO_TEAM.test(clause) &&
      !ONLY_NAME.test(clause) &&
      !HELPS.test(clause) &&
      OF_FOUNDERS.test(LEANS_ON_SENTENCE.test(clause) ? sentence : clause)
    );
  return !PLANNED.test(clause) && DONE.test(clause);
}

/** "2,300 washes per month at 3.50 euros". */
const COUNTS = /^'\d[\d,.]{0,12} [a-z]/;

/** "Every Sunday two people stayed three hours": how it was. */
const EACH_TIME =
  /^'(?:every|each) (?:day|morning|evening|night|week|month|season|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b/i;

const BARE_SUM = new RegExp(
  String.raw`^(?:[$€£] ?\d[\d,.]{0,12}|\d[\d,.]{0,12} (?:dollars?|euros?|pounds?|francs|rupees?|naira|pesos|shillings?|zl` +
    String.raw`|zloty|usd|eur|dirhams?))(?: [\w-]{1,12}){0,5}$`,
  'i',
);

interface Praise {
  readonly clause: string;
  readonly proves: StrengthRule['proves'];
  readonly sizes: boolean;
  readonly slot: SlotName | null;
  readonly lines: readonly [string, ...string[]];
}

/** "23 companies rent 210 boxes, 40 euro a month": a sum is told with what it is paid for. */
function withWhatCosts(text: string, clause: Span): Span {
  const isBare = BARE_SUM.test(text.slice(clause.start, clause.end)) && text.slice(0, clause.start).endsWith(', ');
  const at = clause.start - ', '.length;
  const before = isBare && at > 0 ? clauseAround(text, { start: at - 1, end: at }) : clause;
  // What is paid for is counted.
  const isCounted = /\d/.test(text.slice(before.start, at));
  return isCounted && clause.end - before.start <= CLAUSE_MAX_CHARS ? { start: before.start, end: clause.end } : clause;
}

/** The clause around some words, where it is long enough to say something. */
function clauseOf(text: string, span: Span): string | null {
  const clause = withWhatCosts(text, clauseAround(text, span));
  const words = text.slice(clause.start, clause.end).trim().split(/\s+/u);
  return words.length < MIN_WORDS ? null : quoted(text, clause, CLAUSE_MAX_CHARS);
}

function praiseOfNumbers({ idea }: IdeaReading): Praise[] {
  return RULES.flatMap(({ field, finds, lines, isOf, proves, unless, onlyIf, sizes = false }) => {
    const { original, tokens } = idea.fields[field];
    const isTheirs = ({ span }: TypedNumber): boolean =>
      proves === undefined || !tellsOfPast(sentenceAround(original, span));
    const clauses = readNumbers(tokens)
      .filter((one) => !one.isPlanned && one.value !== 0 && finds(one) && isTheirs(one))
      .map(({ span }) => clauseOf(original, span))
      .filter((clause) => proves === undefined || !EACH_TIME.test(clause ?? ''))
      .filter((clause) => clause === null || (unless?.test(clause) !== true && onlyIf?.test(clause) !== false))
      // What it costs says more than what somebody earns.
      .toSorted((a, b) => Number(EARNS.test(a ?? '')) - Number(EARNS.test(b ?? '')));
    const clause = isOf === undefined ? clauses[0] : clauses.find((one) => one !== null && ownerOf(one) === isOf);
    return clause === null || clause === undefined ? [] : [{ clause, lines, proves, sizes, slot: null }];
  });
}

function praiseOfSlots({ idea, said }: IdeaReading): Praise[] {
  return SLOT_LINES.flatMap(([slot, lines]) => {
    const { state, spans } = said.ideaBrief[slot];
    const { original } = idea.fields.ideaBrief;
    const clause = spans
      .map((span) => ({ span, clause: clauseOf(original, span), words: original.slice(span.start, span.end) }))
      .find(
        ({ span, clause: own, words }) =>
          own !== null &&
          tellsSlot(slot, own, sentenceAround(original, span)) &&
          (COUNTS.test(own) || !NO_PROOF.test(words)),
      )?.clause;
    return clause === undefined || clause === null || state !== 'stated'
      ? []
      : [{ clause, lines, proves: undefined, sizes: false, slot }];
  });
}

/** One of two quotes holds the other. */
function isPartOf(a: string, b: string): boolean {
  const [one, other] = [a.slice(1, -1), b.slice(1, -1)];
  return one.includes(other) || other.includes(one);
}

/** What is praised, each clause once; nothing of an idea that has not earned it. */
function praisesOf(reading: IdeaReading): Praise[] {
  if (reading.score.scores.alignment < PRAISE_MIN_SCORE) return [];
  const praises = [...praiseOfNumbers(reading), ...praiseOfSlots(reading)];
  return praises
    .filter(({ clause }, index) => !praises.slice(0, index).some((other) => isPartOf(other.clause, clause)))
    .slice(0, MAX_STRENGTHS);
}

/** What is good, in the founder's own words. */
export const strengthsOf = (reading: IdeaReading): string[] =>
  praisesOf(reading).map(({ clause, lines }) => wordingFor(clause, lines).replace('%', () => clause));

/** The clause that says that somebody pays for it, uses it or measured it. */
export interface Proof {
  readonly clause: string;
  readonly isPaid: boolean;
}

/** What speaks for an idea; null where nothing of the kind is praised. */
export function proofOf(reading: IdeaReading): Proof | null {
  const found = praisesOf(reading).find(({ proves }) => proves !== undefined);
  return found === undefined ? null : { clause: found.clause, isPaid: found.proves === 'paid' };
}

/** The clause that says how large the trouble is; null where nothing of the kind is praised. */
export const troubleOf = (reading: IdeaReading): string | null =>
  praisesOf(reading).find(({ sizes }) => sizes)?.clause ?? null;

/** Whether the text surely tells of something that was done with it. */
export const tellsProof = (reading: IdeaReading): boolean =>
  praiseOfNumbers(reading).some(({ proves }) => proves !== undefined) ||
  praiseOfSlots(reading).some(({ slot }) => slot === 'proof');
