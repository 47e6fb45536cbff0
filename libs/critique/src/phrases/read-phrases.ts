import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { CustomerMeasurement } from '../signals/customer.signal.js';
import { overlaps } from '../text/span.js';
import { tokenSpan, type PartOfSpeech, type Token } from '../text/token.js';

/** A turn of phrase: one word or two in a row, as they stand or as kinds of words ("for NOUN"). */
export interface PhraseUse {
  readonly key: string;
  readonly span: Span;
  /** Part of who it is for: it counts in the customer's row. */
  readonly isCustomer: boolean;
}

interface Word {
  readonly token: Token;
  readonly word: string;
  /** The kind where only that counts, else the word. */
  readonly kind: string;
}

/** Of these words only the kind counts in a pattern; words of grammar stand for themselves. */
const OPEN_KINDS: ReadonlySet<PartOfSpeech> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'PROPN', 'NUM']);
const OPENING = '^';
/** From this grade on a customer is somebody in particular. */
const SEGMENT_GRADE = 2;
/** "It's" is "it is". */
const IN_FULL: Readonly<Record<string, string>> = {
  "'s": 'is',
  "'re": 'are',
  "'m": 'am',
  "'ve": 'have',
  "'ll": 'will',
  "n't": 'not',
};

/** "Dentist's" is no "dentist is". */
const isPossessive = ({ lower }: Token, before: Token | undefined): boolean =>
  lower === "'s" && before?.pos !== 'PRON' && before?.pos !== 'ADV';

function wordsOf(tokens: readonly Token[]): Word[] {
  return tokens.flatMap((token, index) => {
    if (token.kind === 'punctuation') return [];
    const word = isPossessive(token, tokens[index - 1]) ? token.lower : (IN_FULL[token.lower] ?? token.lower);
    return [{ token, word, kind: OPEN_KINDS.has(token.pos) ? token.pos : word }];
  });
}

/**
 * The turns of phrase of a pitch, each once, where it first stands. They are read where terms of the lexicon have been
 * taken out, so that a buzzword between two words parts none; nor does a comma, a dash or a stop.
 */
export function readPhrases(tokens: readonly Token[], customer: CustomerMeasurement): PhraseUse[] {
  const phrases = new Map<string, PhraseUse>();
  const who = customer.grade >= SEGMENT_GRADE ? customer.spans : [];
  const add = (key: string, { start, end }: Span): void => {
    if (phrases.has(key)) return;
    const span = { start, end };
    phrases.set(key, { key, span, isCustomer: who.some((own) => overlaps(own, span)) });
  };
  const words = wordsOf(tokens);
  for (const [index, { token, word, kind }] of words.entries()) {
    const before = words[index - 1];
    const pair = before === undefined ? token : tokenSpan(before.token, token);
    add(kind, token);
    add(word, token);
    add(`${before?.kind ?? OPENING} ${kind}`, pair);
    if (before !== undefined) add(`${before.word} ${word}`, pair);
  }
  return Array.from(phrases.values());
}
