import type { LabelledText } from './labelled-texts.js';
import type { Told } from './told.js';

/** A text, what its readers found, and what the product says of it. */
export interface ReadAndTold extends LabelledText {
  readonly told: Told;
}

/** One figure of how good the words are. */
export interface Measure {
  readonly name: string;
  /** A share, 0 to 1. */
  readonly value: number;
  readonly bar: { readonly atLeast: number } | { readonly atMost: number };
  /** What it was counted over. */
  readonly of: number;
  /** What falls short, in words that name the text. */
  readonly short: readonly string[];
}

/** The share of a count; 1 of nothing, for nothing fell short. */
export const shareOf = (count: number, total: number): number => (total === 0 ? 1 : count / total);

export const isMet = ({ value, bar }: Measure): boolean =>
  'atLeast' in bar ? value >= bar.atLeast : value <= bar.atMost;
