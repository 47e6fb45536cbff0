import type { IdeaField } from '@playbook/contracts/analysis/idea-check.schema';
import type { SentenceRole } from '../../answer/prefill/roles/sentence-role.js';
import type { TypedNumber } from '../../engine/numbers/typed-number.js';
import { isTrouble, tellsTrouble } from '../cues/told-trouble.js';

/** What is praised, and how it is said; `%` stands for the founder's own clause. */
export interface StrengthRule {
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
  /** What a sentence of a longer brief has to say for it; anything when absent. */
  readonly says?: readonly SentenceRole[];
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

export function ownerOf(clause: string): Owner | null {
  if (PAID.test(clause)) return 'paid';
  if (LIVED.test(clause)) return 'lived';
  if (FOUNDERS.test(clause)) return isTrouble(clause) ? 'trouble' : 'founders';
  return tellsTrouble(clause) ? 'trouble' : null;
}

/** "Frost candles cost 3,000 euros a hectare": what others cost is no price of theirs. */
const COST_OF_OTHERS = new RegExp(
  String.raw`^'paid\b|^'[$€£₹]\d[\d.,]{0,8} ?(?:k|m|thousand|million|lakh|crore)\b|^'our [^$€£₹]{3,80} for [$€£₹]\d|^'(?!(?:our|it|we` +
    String.raw`|the|this|each|a|an|one)\b)[\p{L} -]{3,40} costs? |\b(?:is|are) paid\b` +
    String.raw`|\b(?!(?:we|i) )\p{L}{3,20}s? (?:wants?|asks?|demands?) [$€£₹]\d` +
    String.raw`|\b(?:was|were) (?:under|over|about|around) \S{1,3}\d` +
    String.raw`|\bcosts? (?:about |around )?\S{1,8} an? (?:mile|kilometer|km)\b` +
    String.raw`|\b(?:ads?|clicks?|marketing) costs?\b|\bcosts? us\b|\bat a cost of\b|\boutsourced\b` +
    String.raw`|\b(?:committee|society|agency|landlord|school|partner|co-?op)s? gets?\b` +
    String.raw`|\b(?:people|men|days?|helpers?|workers?|clerks?|staff),? (?:at|for) \S{1,12} (?:an|per) hour\b`,
  'iu',
);
/** More a month or a year is what all together pay. */
const MAX_PRICE = 100_000;

/** "Bakers who sell $600 a week": what somebody earns is no cost. */
export const EARNS =
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
const MONEY_OR_SHARE = new RegExp(
  String.raw`${MONEY.source}|${ONE_IN.source}|\byears? (?:old|of age)\b|\bage[ds]?\b|\b[1-9]\d years?\b`,
  'i',
);
/** "The staff is changing every 8 months": how often somebody leaves, or something is done anyway. */
const ROUTINE = new RegExp(
  String.raw`\b(?:chang\w{1,3}|turnover|leav(?:e|es|ing)|quits?|renew\w{0,3}|meets?|visits?|service[ds]?|holidays?` +
    String.raw`|inspect\w{0,3})\b|\btimes (?:the|as|more|what|less|that)\b`,
  'i',
);
/** "A 1 peso invoice": a sum that only tries something out, or is none. */
const MIN_SUM = 2;
/** What takes or loses time; "in August the hills burned two weeks before pick" only tells when. */
const TAKES_TIME = new RegExp(
  String.raw`\b(?:tak(?:e|es|ing)|took|later|wait\w*|los(?:e|es|ing|t)|late|delay\w*|spend\w*|spent|behind|slow\w*` +
    String.raw`|still|idle|empty|(?:minutes|hours|days) each|hours? (?:a|per|each|every)` +
    String.raw`|for (?:\w{1,8} )?\w{1,8} (?:hours|days|weeks|months))\b`,
  'i',
);
/** Somebody does something with it; a number of people who are there proves nothing. */
const IN_USE = new RegExp(
  String.raw`\b(?:we|our|i|my|users?|us(?:e|es|ed|ing)|runs?|ran|tried|joined|signed|active|members?|downloads|installs|log(?:s` +
    String.raw`|ged)? (?:in|on)|open(?:s|ed)?` +
    String.raw`|came|comes?|play(?:s|ed)?|reads?|rides?|rode|eats?|wears?|wore|order(?:s|ed)?|booked|enrolled|subscrib\w+|pay|pays|paid|renewed` +
    String.raw`|bought|rent(?:s|ed)?|tested|stay(?:s|ed)?|with us)\b`,
  'i',
);

/** What may come, and what it is made for, is not done. */
export const PLANNED = new RegExp(
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

export const TEAM_LINES: readonly [string, ...string[]] = [
  '%: you have seen it from the inside. Keep that near the top.',
  '%: that is why I would listen to you on this.',
];

/** "9,000 daily players": who comes back to it, by how often. */
const COMES_BACK_TO_IT =
  /\b(?:daily|weekly|monthly) (?:active )?\p{L}{3,15}s\b|\b(?:active|returning) (?:users|players|members|readers|listeners)\b/iu;
/** "$61k last month": what was taken in, by when. */
const TAKEN_IN =
  /\b(?:last|this) (?:month|week|quarter|year)\b|\b(?:MRR|ARR|turnover|revenue|sales|billed|invoiced)\b|\d ?[km]? (?:in )?(?:fees|commissions?|sales)\b/i;
/** "26 schools at 2,400 euros": so many, and what each pays. */
const SO_MANY_AT_PRICE = /^'\d[\d,.]{0,9} (?:[\p{L}-]{2,20} ){0,2}\p{L}{3,20}s(?:,| at| for) (?:\p{Sc} ?)?\d/iu;
const LOST =
  /\b(?:lost|lose[sd]?|losing|cost|costs|fined?|damage|wrote off|written off|spent|spend|paid out|stolen)\b/i;

/** "14 funeral homes paying $249 a month": a price that so many pay. */
const SO_MANY_PAY = /\b\d[\d,.]{0,9} (?:[\w&-]{1,20} ){1,7}?(?:pay|pays|paid|paying)\b/i;

/** "From client one email": one that is counted may be anything. */
const isMany = ({ type, value }: TypedNumber): boolean => type === 'customers' && value > 1;

const PAID_LINES: readonly [string, ...string[]] = [
  '%: somebody pays. That is worth more than any plan.',
  '%: money has changed hands, which I believe before anything else.',
  '%: paid for already. Put it in the first sentence.',
];

/** "We fill the 14 fields the insurer pays by": how somebody else pays. */
const OTHERS_PAY =
  /\b(?:insurer|payer|bank|state|government|employer|landlord|medicare|medicaid|city|ministry)s? pays? (?:by|for|per|only|when|if)\b/i;

/** "Goes to the crusher at 28 zloty instead of 1,400": what something fetches. */
const NO_PRICE = new RegExp(
  String.raw`${COST_OF_OTHERS.source}|\binstead of\b|\b(?:goes|go) (?:to|for)\b|\b(?:hir(?:e|es|ed|ing)|wages?|salar(?:y|ies)|worth|fetch(?:es)?|earns?)\b`,
  'iu',
);

/** What is praised of numbers, most important first. */
export const STRENGTH_RULES: readonly StrengthRule[] = [
  {
    field: 'ideaBrief',
    says: ['traction', 'price'],
    proves: 'paid',
    finds: ({ type }) => type === 'price',
    onlyIf: SO_MANY_PAY,
    unless: PLANNED,
    lines: PAID_LINES,
  },
  {
    field: 'ideaBrief',
    says: ['traction', 'price'],
    proves: 'paid',
    finds: (number) => isMany(number) || number.type === 'payment',
    onlyIf: PAYS,
    unless: new RegExp(`${PLANNED.source}|${OTHERS_PAY.source}`, 'i'),
    lines: PAID_LINES,
  },
  {
    field: 'ideaBrief',
    says: ['traction', 'price'],
    proves: 'measured',
    // "0.6 log loss through the nozzle" counts nobody.
    finds: ({ type, outOf, value }) => (type === 'users' && Number.isInteger(value)) || outOf !== null,
    onlyIf: IN_USE,
    // "We are four people in Brno" counts the founders.
    // "183 of 902 units were dead" counts the trouble.
    unless: /^'(?:we|i) (?:are|am)\b|\b(?:dead|broken|missing|failed|late|lost|empty|without|unpaid|wrong)\b/i,
    lines: [
      '%: you counted. Keep counting.',
      '%: a number I could check with one phone call.',
      '%: that is use, and you know how much.',
    ],
  },
  {
    field: 'ideaBrief',
    says: ['traction', 'price'],
    proves: 'measured',
    finds: ({ type, currency }) => currency === null && (type === 'size' || type === 'users'),
    onlyIf: COMES_BACK_TO_IT,
    unless: PLANNED,
    lines: ['%: that is use, and you know how much.', '%: you counted who comes back. Keep counting.'],
  },
  {
    field: 'ideaBrief',
    says: ['traction'],
    proves: 'paid',
    finds: ({ type }) => type === 'price' || type === 'payment' || type === 'money-moved',
    onlyIf: SO_MANY_AT_PRICE,
    unless: PLANNED,
    lines: [
      '%: so many at that price. I can do the arithmetic.',
      '%: how many and how much, in one line. Keep it near the top.',
    ],
  },
  {
    field: 'ideaBrief',
    says: ['traction', 'price'],
    proves: 'paid',
    finds: ({ type }) => type === 'money-moved',
    onlyIf: TAKEN_IN,
    unless: new RegExp(`${PLANNED.source}|${COST_OF_OTHERS.source}|${LOST.source}`, 'i'),
    lines: PAID_LINES,
  },
  {
    field: 'ideaBrief',
    says: ['traction', 'product'],
    proves: 'measured',
    finds: ({ type }) => type === 'share',
    onlyIf: MEASURED,
    // A share that goes wrong is the trouble.
    unless: /\b(?:returned|rejected|refused|fail(?:s|ed)?|lost|wrong|late|broken|cancell?ed|no-shows?)\b/i,
    lines: ['%: measured, not promised.', '%: a result, which I can ask about.'],
  },
  {
    field: 'ideaBrief',
    says: ['price'],
    finds: ({ type, per, value }) => type === 'price' && per !== null && value <= MAX_PRICE,
    unless: NO_PRICE,
    lines: ['%: a price. Now I can do the arithmetic.', '%: a price, so that I can begin to do the arithmetic.'],
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
    // "In my village three of four live on it": nobody counted that.
    onlyIf: /\b(?:we|us|i|our|ours)\b/i,
    // "The default rate was 46% the year before we began": others did.
    unless:
      /\bbefore (?:we|i) (?:began|started|came|arrived|existed|launched|joined)\b|\b(?:we|i) (?:read|heard|found|were told)\b/i,
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
    finds: ({ type, value }) => (type === 'money-moved' || type === 'price') && value >= MIN_SUM,
    // "A 19 euro bill went to an old address": what happened once, whatever it came to.
    // "Only buildings over $2 million" is a bound, and no cost.
    unless:
      /\b(?:bills?|invoices?|letters?|tickets?|stamps?) (?:went|came|was|were|got|is)\b|\b(?:over|under|above|below|up to|at least) (?:\p{Sc} ?)?\d/iu,
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
    unless: new RegExp(`${MONEY.source}|${ROUTINE.source}`, 'i'),
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
    onlyIf: TAKES_TIME,
    unless: new RegExp(String.raw`${MONEY_OR_SHARE.source}|\b(?:isn['’]t|is not|aren['’]t|are not) (?:an?|the)\b`, 'i'),
    lines: ['%: a time that I can check.', '%: a time, so that I can picture it.'],
  },
];
