import type { Span } from '@playbook/contracts/core/span.schema';
import { readNumbers } from '../engine/numbers/read-numbers.js';
import type { NumberType } from '../engine/numbers/typed-number.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { slotsOf } from '../pitch/slots-of.js';
import { isMeantVaguely } from './meant/vague-words.js';
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
  padding: 'A14',
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

/** Whom it is for may be named badly; nothing of that is measured. */
const SOMEBODY =
  /^(?:people|users|customers|clients|companies|businesses|teams|organi[sz]ations|brands|consumers|enterprises|individuals|professionals)$/i;

/** "Faster than the subscription" says than what. */
const COMPARED = /^ than \S/i;

/** "We did not sell yet" is what the founder admits, and worth more than a fact that flatters. */
const ADMITS =
  /\b(?:we|i|it|nobody|none|nothing)\b[^.;]{0,40}(?:\b(?:not|never|no|nobody|none|yet|lost|failed|wrong)\b|n['’]t\b)/i;

type Taken = (words: readonly Span[], answer: AnswerText) => readonly Span[];

const TAKEN_UP: Readonly<Record<string, Taken>> = {
  // "Our first users" are those whom the question asks about.
  [FAULT_ROWS.words]: (words, answer) =>
    without(SOMEBODY)(words, answer).filter(({ end }) => !COMPARED.test(answer.original.slice(end))),
  // "Most" counts, though it does not say how many; what everybody thinks is counted by nobody.
  [FAULT_ROWS.vague]: (words, answer) =>
    without(/^(?:most|soon)$/i)(without(SOMEBODY)(words, answer), answer).filter(
      (span) => isMeantVaguely(span, answer) && !COMPARED.test(answer.original.slice(span.end)),
    ),
  [FAULT_ROWS.padding]: without(ADMITS),
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
