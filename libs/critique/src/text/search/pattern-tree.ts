import type { SignSet } from './signs/sign-set.js';

/** Which characters a pattern takes at one place, as far as the opening of a word is concerned. */
export interface CharacterSet {
  readonly kind: 'characters';
  /** Bit n is the (n + 1)th letter of the alphabet, whatever its case. */
  readonly letters: number;
  /** Digits and the underscore. */
  readonly otherWord: boolean;
  /** Anything that `\w` does not take. */
  readonly nonWord: boolean;
  /** Which signs it takes of all that `\w` does not take; null where they may be any. */
  readonly signs: SignSet | null;
}

/** What a regular expression asks for, in order. Lookarounds, `^` and `$` are left out: they only forbid. */
export type PatternNode =
  | CharacterSet
  | { readonly kind: 'boundary' }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'either'; readonly options: readonly PatternNode[] }
  | {
      readonly kind: 'repeated';
      readonly part: PatternNode;
      readonly canBeAbsent: boolean;
      readonly canRecur: boolean;
    };

export const ALL_LETTERS = 2 ** 26 - 1;
/** Anything at all. */
export const ANY: CharacterSet = {
  kind: 'characters',
  letters: ALL_LETTERS,
  otherWord: true,
  nonWord: true,
  signs: null,
};
export const NOTHING: PatternNode = { kind: 'sequence', parts: [] };
