import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import type { CustomerMeasurement } from '../signals/customer.signal.js';
import { overlaps } from '../text/span.js';
import { tokenSpan, type PartOfSpeech, type Token } from '../text/token.js';

/** A turn of phrase: one word or two in a row, as they stand or as kinds of words ("for NOUN"). */
export interface PhraseUse {
  /** Empty for a single word. */
  readonly first: string;
  readonly last: string;
  readonly span: Span;
  /** Part of who it is for, which counts in the customer's row. */
  readonly isCustomer: boolean;
}

/** A turn of phrase as it stands in the table's file. */
export const phraseKey = ({ first, last }: PhraseUse): string => (first === '' ? last : `${first} ${last}`);

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
const IN_FULL: ReadonlyMap<string, string> = new Map([
  ["'s", 'is'],
  ["'re", 'are'],
  ["'m", 'am'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["n't", 'not'],
]);

/** "Dentist's" is no "dentist is". */
const isPossessive = ({ lower }: Token, before: Token | undefined): boolean =>
  lower === "'s" && before?.pos !== 'PRON' && before?.pos !== 'ADV';

function wordsOf(tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'punctuation') continue;
    const word = isPossessive(token, tokens[index - 1]) ? token.lower : (IN_FULL.get(token.lower) ?? token.lower);
    words.push({ token, word, kind: OPEN_KINDS.has(token.pos) ? token.pos : word });
  }
  return words;
}

/** More than the different words of any text, so that two of their numbers are told apart in one. */
const MANY_WORDS = 2 ** 20;

/** Numbers of the words and kinds of a text: a pair of them is looked up far faster than the string it would make. */
class WordNumbers {
  private readonly numbers = new Map([['', 0]]);

  private numberOf(word: string): number {
    const known = this.numbers.get(word) ?? this.numbers.size;
    this.numbers.set(word, known);
    return known;
  }

  ofPair(first: string, last: string): number {
    return this.numberOf(first) * MANY_WORDS + this.numberOf(last);
  }
}

/**
 * The turns of phrase of a pitch, each once, where it first stands. They are read where terms of the lexicon have been
 * taken out, so that a buzzword between two words parts none; nor does a comma, a dash or a stop.
 */
export function readPhrases(tokens: readonly Token[], customer: CustomerMeasurement): PhraseUse[] {
  const phrases: PhraseUse[] = [];
  const numbers = new WordNumbers();
  const seen = new Set<number>();
  const who = customer.grade >= SEGMENT_GRADE ? customer.spans : [];
  const add = (first: string, last: string, { start, end }: Span): void => {
    const pair = numbers.ofPair(first, last);
    if (seen.has(pair)) return;
    seen.add(pair);
    const span = { start, end };
    phrases.push({ first, last, span, isCustomer: who.some((own) => overlaps(own, span)) });
  };
  let before: Word | undefined;
  for (const own of wordsOf(tokens)) {
    const { token, word, kind } = own;
    const pair = before === undefined ? token : tokenSpan(before.token, token);
    add('', kind, token);
    add('', word, token);
    add(before?.kind ?? OPENING, kind, pair);
    if (before !== undefined) add(before.word, word, pair);
    before = own;
  }
  return phrases;
}
