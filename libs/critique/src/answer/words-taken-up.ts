import type { Span } from '@playbook/contracts/core/span.schema';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import type { NumberType } from '../engine/numbers/typed-number.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { slotsOf } from '../pitch/slots-of.js';
import type { AnswerText } from './signals/answer-text.js';
import {
  spokenAttention,
  spokenHedges,
  spokenOpinions,
  spokenOutsourcing,
  spokenPlans,
} from './signals/spoken-faults.js';

/** Rows of evidence whose words may mean something else where they stand. */
export const FAULT_ROWS = {
  words: 'A12',
  vague: 'A16',
  hedges: 'A18',
  plans: 'A19',
  reports: 'A22',
  attention: 'A23',
  opinions: 'A24',
  outsourced: 'A25',
  noAnswer: 'A20',
} as const;

const { alone: ALONE } = readSinglePatterns('answer-claims', ['alone']);

/** Attention that is counted down to who pays is a funnel. */
const PAID: ReadonlySet<NumberType> = new Set(['payment', 'customers']);

const without =
  (pattern: RegExp) =>
  (words: readonly Span[], { original }: AnswerText): readonly Span[] =>
    words.filter(({ start, end }) => !pattern.test(original.slice(start, end)));

const THINKS = /^ (?:thinks?|believes?|says?|assumes?|knows?|agrees?)\b/i;

/** "31 customers" are counted, and "how many" asks for a count. */
const COUNTED_BEFORE =
  /(?:\b(?:how|as|so|too|one|two|three|four|five|six|seven|eight|nine|ten|dozen)|\d[\d.,]{0,12}[km%]?(?: [\w'-]{1,20})?) $/i;
/** Whom it is for may be named badly; nothing of that is measured. */
const SOMEBODY = /^(?:people|users|customers|clients|companies|businesses|teams|organi[sz]ations)$/i;
/** "Pay a premium", "ads, then premium": what is paid, and no praise. */
const PREMIUM = /^premium$/i;
const A_PREMIUM = /\ba $/i;
const PRICED =
  /^ (?:plans?|tiers?|versions?|subscri\w{2,10}|users?|accounts?|members?|memberships?|packages?|features?|for|over)\b/i;
const BEFORE_CHARS = 40;

/** Words without a measure that one could give; "a different rack" needs none. */
const unmeasured = (words: readonly Span[], text: string): Span[] =>
  words.filter(({ start, end }) => {
    const [word, before, after] = [
      text.slice(start, end),
      text.slice(Math.max(0, start - BEFORE_CHARS), start),
      text.slice(end),
    ];
    if (SOMEBODY.test(word) || COUNTED_BEFORE.test(before) || THINKS.test(after)) return false;
    if (PREMIUM.test(word)) return /^ [a-z]{3}/.test(after) && !A_PREMIUM.test(before) && !PRICED.test(after);
    if (/^social$/i.test(word)) return false;
    return !/^different$/i.test(word) || !/^ [a-z]/i.test(after);
  });

type Taken = (words: readonly Span[], answer: AnswerText) => readonly Span[];

const TAKEN_UP: Readonly<Record<string, Taken>> = {
  // "Our first users" are those whom the question asks about.
  [FAULT_ROWS.words]: without(SOMEBODY),
  // "Most" counts, though it does not say how many; what everybody thinks is counted by nobody.
  [FAULT_ROWS.vague]: (words, answer) => unmeasured(without(/^most$/i)(words, answer), answer.original),
  // "Boats that must report" quotes nobody's report, and a price beside the number makes it their own.
  [FAULT_ROWS.reports]: (words, answer) => {
    const others = without(/^reports?$/i)(words, answer);
    return others.length > 0 && slotsOf(answer).price.state === 'stated' ? [] : others;
  },
  // "N/A, I am a solo founder" is the answer.
  [FAULT_ROWS.noAnswer]: (words, answer) => (ALONE.test(answer.plain) ? without(/^n\/?a$/i)(words, answer) : words),
  [FAULT_ROWS.hedges]: (words, { original }) => spokenHedges(words, original),
  [FAULT_ROWS.plans]: (words, { original }) => spokenPlans(words, original),
  [FAULT_ROWS.opinions]: (words, { original }) => spokenOpinions(words, original),
  [FAULT_ROWS.outsourced]: (words, { original }) => spokenOutsourcing(words, original),
  [FAULT_ROWS.attention]: (words, { original, tokens }) =>
    readNumbers(tokens).some(({ type }) => PAID.has(type)) ? [] : spokenAttention(words, original),
};

/** Which words of a row a partner would take up; of most rows all. */
export const wordsTakenUp = (signal: string, words: readonly Span[], answer: AnswerText): readonly Span[] =>
  TAKEN_UP[signal]?.(words, answer) ?? words;
