import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { CustomerMeasurement } from '../signals/customer.signal.js';
import type { PitchText } from '../signals/pitch-text.js';
import { overlaps } from '../text/span.js';
import { tokenSpan, type PartOfSpeech, type Token } from '../text/token.js';

/** A turn of phrase: one word or two in a row, as they stand or as kinds of words ("for NOUN"). */
export interface PhraseUse {
  readonly key: string;
  readonly span: Span;
  /** Part of who it is for: it may only raise a score. */
  readonly isCustomer: boolean;
}

/** Of these words only the kind counts in a pattern; words of grammar stand for themselves. */
const OPEN_KINDS: ReadonlySet<PartOfSpeech> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'PROPN', 'NUM']);
const OPENING = '^';
/** From this grade on a customer is somebody in particular. */
const SEGMENT_GRADE = 2;

/** Before an order to the judge that was taken out, it hangs on nothing. */
const HANGING = /^[,;:-]$/;

const kindOf = ({ pos, lower }: Token): string => (OPEN_KINDS.has(pos) ? pos : lower);

/**
 * The turns of phrase of a pitch, each once, where it first stands. They are read where terms of the lexicon have been
 * taken out, so that a buzzword between two words parts none.
 */
export function readPhrases({ tokens, instructions }: PitchText, customer: CustomerMeasurement): PhraseUse[] {
  const phrases = new Map<string, PhraseUse>();
  const who = customer.grade >= SEGMENT_GRADE ? customer.spans : [];
  const add = (key: string, span: Span): void => {
    if (!phrases.has(key)) phrases.set(key, { key, span, isCustomer: who.some((own) => overlaps(own, span)) });
  };
  let before: Token | undefined;
  const hangs = instructions.length > 0 && HANGING.test(tokens.at(-1)?.lower ?? '');
  const read = hangs ? tokens.slice(0, -1) : tokens;
  for (const token of read) {
    const kind = kindOf(token);
    add(kind, token);
    add(token.lower, token);
    const pair = before === undefined ? token : tokenSpan(before, token);
    add(`${before === undefined ? OPENING : kindOf(before)} ${kind}`, pair);
    if (before !== undefined) add(`${before.lower} ${token.lower}`, pair);
    before = token;
  }
  return Array.from(phrases.values(), ({ key, span: { start, end }, isCustomer }) => ({
    key,
    span: { start, end },
    isCustomer,
  }));
}
