import type {
  MemoProof,
  MemoQuote,
  MemoRemark,
} from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { faultsWithReasons } from '../answer/fault-reasons.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { overlaps } from '../text/spans/span.js';
import { ABOUT_OTHERS, type Source, type SourceSentence } from './source.js';

const CUES = readSinglePatterns('application', ['unpaid', 'kept', 'shipped', 'insight', 'rivalCharges', 'ofThen']);

/** Whom it is for may be wished. */
const NO_PROOF: ReadonlySet<string> = new Set([...ABOUT_OTHERS, 'target-customers']);
/** What founders did before proves what they know, and nothing of this company. */
const ABOUT_FOUNDERS = new Set([
  'founder-names',
  'founder-relationship',
  'fulltime-commitment',
  'responsibility-split',
  'why-this-problem',
]);
/** "I sat in one" says little alone. */
const LEANS = /\b(?:in|on|with|at|of) (?:one|it|them|there)\b(?! (?:of|[a-z]{4,20})\b)/i;
const MAX_EACH = 2;
const MAX_BELIEFS = 6;
const MAX_CHARS = 360;

interface Proof {
  readonly proof: MemoProof;
  readonly why: readonly [string, string];
  readonly holds: (sentence: SourceSentence) => boolean;
  /** The question whose answer is looked at first. */
  readonly first?: string;
}

const isCounted = ({ numbers }: SourceSentence): boolean =>
  numbers.some(({ isPlanned, type }) => !isPlanned && type !== 'date');
const isTypedAs =
  (...types: readonly string[]) =>
  ({ numbers }: SourceSentence): boolean =>
    numbers.some(({ type, isPlanned, value }) => !isPlanned && value > 0 && types.includes(type));
const isEarned = isTypedAs('payment');
const isPayers = isTypedAs('customers');
const PAYS = /\b(?:(?:pay|pays|paid|paying)(?! us to\b)|revenue|mrr|arr|bought|sold|invoiced)\b/i;
/** What was paid is done, whatever else the sentence plans. */
const WAS_PAID = /\b[\p{L}]{2,30} (?:has |have )?paid (?:us )?[$€£] ?\d/u;
/** Founders pay, too. */
const WE_PAID = /\b(?:we|i) (?:have )?paid\b/i;
/** "1,150 bottles sold so far". */
const WAS_SOLD =
  /\b\d[\d.,]{0,10} (?:[\p{L}-]{2,20} ){1,2}(?:have been |were )?sold\b|\bsold (?:[\p{L}]{2,12} ){0,2}\d/iu;
const isPaidFor = ({ text }: SourceSentence): boolean =>
  (WAS_PAID.test(text) && !WE_PAID.test(text)) || WAS_SOLD.test(text);

/** The strongest first. */
const PROOFS: readonly Proof[] = [
  {
    proof: 'paid',
    why: ['Money changed hands, and it is counted.', 'This is paid for as well.'],
    holds: (sentence) =>
      isPaidFor(sentence) || (PAYS.test(sentence.text) && (isPayers(sentence) || isEarned(sentence))),
  },
  {
    proof: 'kept',
    why: ['They come back, which nobody does out of politeness.', 'Staying is counted here too.'],
    holds: (sentence) => CUES.kept.test(sentence.text) && isCounted(sentence),
  },
  {
    proof: 'used',
    why: ['It is used, with a number that can be checked.', 'Use is counted here too.'],
    holds: (sentence) => isTypedAs('users')(sentence),
  },
  {
    proof: 'shipped',
    why: ['This exists.', 'So does this.'],
    holds: (sentence) => CUES.shipped.test(sentence.text),
  },
  {
    proof: 'insight',
    why: ['You know this from doing it, not from reading.', 'This was earned as well.'],
    holds: (sentence) => CUES.insight.test(sentence.text) && isCounted(sentence),
    first: 'unique-insight',
  },
];

/** Sentences that no remark takes apart and that speak of what is. */
function believable(source: Source): readonly SourceSentence[] {
  const faults = faultsWithReasons(source.fieldId, source.text).flatMap(({ spans }) => spans);
  return source.sentences.filter(
    (sentence) =>
      sentence.text.length <= MAX_CHARS &&
      !CUES.unpaid.test(sentence.text) &&
      !CUES.rivalCharges.test(sentence.text) &&
      (isPaidFor(sentence) || !sentence.numbers.some(({ isPlanned }) => isPlanned)) &&
      !faults.some((fault) => overlaps(fault, sentence)),
  );
}

/** What is believed of today, unless its sentence names a month that is over. */
const OF_NOW: ReadonlySet<MemoProof> = new Set(['paid', 'used']);
const THEN = 'This was so then. Say what the number is today.';
const isOfThenLast = (one: SourceSentence, other: SourceSentence): number =>
  Number(CUES.ofThen.test(one.text)) - Number(CUES.ofThen.test(other.text));

/** What founders did before proves what they know; how they get along does not. */
const mayProve = (proof: MemoProof, fieldId: string, { text }: SourceSentence): boolean =>
  proof === 'insight' ? fieldId !== 'founder-relationship' && !LEANS.test(text) : !ABOUT_FOUNDERS.has(fieldId);

/** What numbers a sentence has: two sentences with the same say the same. */
const numbersIn = ({ numbers }: SourceSentence): string => numbers.map(({ value }) => value).join(' ');

/**
 * What a partner believes, the strongest proof first, each in the founder's own words.
 * @param doubted Sentences that another text contradicts
 */
export function beliefsOf(
  sources: readonly Source[],
  doubted: readonly MemoQuote[],
): (MemoRemark & { proof: MemoProof })[] {
  const sentences = sources
    .filter(({ fieldId, place }) => place.kind !== 'demo' && place.kind !== 'deck' && !NO_PROOF.has(fieldId))
    .flatMap((source) => believable(source).map((sentence) => ({ source, sentence, quote: source.quote(sentence) })))
    .filter(({ quote }) => !doubted.some(({ text }) => text === quote.text))
    .toSorted((one, other) => isOfThenLast(one.sentence, other.sentence));
  const used = new Set<string>();
  return PROOFS.flatMap(({ proof, why, holds, first }) => {
    const found: (MemoRemark & { proof: MemoProof })[] = [];
    const inOrder = sentences.toSorted(
      (one, other) => Number(other.source.fieldId === first) - Number(one.source.fieldId === first),
    );
    for (const { source, sentence, quote } of inOrder) {
      if (!mayProve(proof, source.fieldId, sentence)) continue;
      const key = numbersIn(sentence) || sentence.text;
      if (found.length === MAX_EACH || used.has(key) || !holds(sentence)) continue;
      used.add(key);
      const isOfThen = OF_NOW.has(proof) && CUES.ofThen.test(sentence.text);
      found.push({ proof, text: isOfThen ? THEN : why[found.length === 0 ? 0 : 1], quotes: [quote] });
    }
    return found;
  }).slice(0, MAX_BELIEFS);
}
