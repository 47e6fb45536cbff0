import type { Span } from '@playbook/contracts/core/span.schema';
import { isListedWord, rankOf } from '../../lexicon/word-ranks.js';
import type { PitchText } from '../read-text.js';
import { overlaps } from '../../text/spans/span.js';
import type { PartOfSpeech, Token } from '../../text/tokens/token.js';
import type { WordBound, WordUse } from './word-use.js';

/** Words of grammar and numerals say nothing about a company. */
const SILENT: ReadonlySet<PartOfSpeech> = new Set([
  'DET',
  'ADP',
  'PRON',
  'AUX',
  'CCONJ',
  'SCONJ',
  'PART',
  'NUM',
  'PUNCT',
  'INTJ',
  'SYM',
]);
const LETTERS = /[a-z]+/g;
/** From this grade on a customer is somebody in particular. */
const SEGMENT_GRADE = 2;

/** The company's own name opens many pitches; what it is called says nothing about what it does. */
function isTelling({ kind, proper, sentenceInitial, pos, lower }: Token): boolean {
  return kind === 'word' && !(proper && sentenceInitial) && !SILENT.has(pos) && !lower.includes("'");
}

function usesIn(word: string, bound: WordBound, span: Span): WordUse[] {
  return (word.match(LETTERS) ?? []).filter(isListedWord).map((part) => ({ rank: rankOf(part), bound, span }));
}

/** A form that is not on the list is read as its lemma: "dentists" is "dentist". */
function usesOf({ lower, lemma, start, end }: Token, bound: WordBound): WordUse[] {
  const own = usesIn(lower, bound, { start, end });
  return own.length > 0 ? own : usesIn(lemma, bound, { start, end });
}

/** Who a text is for, as far as it counts here. */
interface NamedCustomer {
  readonly grade: number;
  readonly spans: readonly Span[];
}

/**
 * The words of a pitch that stand on the list of English words. Words of grammar, numbers, the company's own name, orders to
 * the judge and rows of keywords are left out; terms of the lexicon are there, but may only lower a score.
 */
export function readWords({ tokens, hits }: PitchText, customer: NamedCustomer): WordUse[] {
  const skipped = hits.map(({ span }) => span);
  const boundOf = (token: Token): WordBound =>
    customer.grade >= SEGMENT_GRADE && customer.spans.some((span) => overlaps(span, token)) ? 'raising' : 'none';
  const plain = tokens
    .filter((token) => isTelling(token) && !skipped.some((span) => overlaps(span, token)))
    .flatMap((token) => usesOf(token, boundOf(token)));
  const lowering = hits.flatMap(({ term, span }) => term.units.flatMap((unit) => usesIn(unit, 'lowering', span)));
  return [...plain, ...lowering];
}
