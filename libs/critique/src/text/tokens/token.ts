import type { Span } from '@playbook/contracts/core/span.schema';

/** Universal part-of-speech tags; `X` when the tagger could not tell. */
export type PartOfSpeech =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X';

export type TokenKind = 'word' | 'number' | 'punctuation';

/** A piece of the text before its part of speech is known. */
export interface RawToken extends Span {
  readonly kind: TokenKind;
  /** As written. */
  readonly text: string;
  /** Lower case, the key of every word list. */
  readonly lower: string;
  /** Which sentence it stands in, from 0. */
  readonly sentence: number;
  readonly sentenceInitial: boolean;
}

export interface Token extends RawToken {
  readonly pos: PartOfSpeech;
  readonly lemma: string;
  /** A name of a tool, law, place or company: capitalised where a common word would not be. */
  readonly proper: boolean;
}

/** The span of the tokens from `first` to `last`, both included. */
export function tokenSpan(first: Span, last: Span): Span {
  return { start: first.start, end: last.end };
}
