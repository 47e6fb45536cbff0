import type { MemoQuote } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import { overlaps } from '../text/spans/span.js';
import type { SlotName } from '../engine/slots/slot.js';
import type { Source, SourceSentence } from './source.js';

/** Where a founder says what the company makes, the plainest first. */
const SAYS_WHAT = ['company-oneliner', 'company-description', 'pitch', 'current-product', 'how-it-works', 'idea'];
const MIN_WORDS = 4;
/** Of the sentence that says how: a step alone says too little. */
const MIN_HOW_WORDS = 9;
const MAX_CHARS = 320;

const nameOf = ({ place, fieldId }: Source): string => (place.kind === 'answer' ? fieldId : place.kind);
const isNamed = ({ slots }: Source, slot: SlotName, sentence: SourceSentence): boolean =>
  slots[slot].state !== 'absent' && slots[slot].spans.some((span) => overlaps(span, sentence));
const isReadable = ({ text }: SourceSentence): boolean =>
  text.length <= MAX_CHARS && text.split(/\s+/).length >= MIN_WORDS;

/** The first sentence of a source that names a thing and somebody. */
function firstIn(source: Source, slots: readonly SlotName[]): SourceSentence | undefined {
  return source.sentences.find(
    (sentence) => isReadable(sentence) && slots.every((slot) => isNamed(source, slot, sentence)),
  );
}

function quoteFrom(
  sources: readonly Source[],
  slots: readonly SlotName[],
): { source: Source; quote: MemoQuote } | null {
  for (const source of sources) {
    const sentence = firstIn(source, slots);
    if (sentence !== undefined) return { source, quote: source.quote(sentence) };
  }
  return null;
}

/** What the company does, in one or two of the founder's own sentences; empty where no sentence says it. */
export function whatTheyDo(sources: readonly Source[]): MemoQuote[] {
  const saying = SAYS_WHAT.flatMap((name) => sources.filter((source) => nameOf(source) === name));
  const first = quoteFrom(saying, ['thing', 'user']) ?? quoteFrom(saying, ['thing']);
  if (first === null) return [];
  const how = sources.filter((source) => source !== first.source && nameOf(source) === 'how-it-works');
  const second = quoteFrom(how, ['thing']);
  return second === null || second.quote.text.split(/\s+/).length < MIN_HOW_WORDS
    ? [first.quote]
    : [first.quote, second.quote];
}
