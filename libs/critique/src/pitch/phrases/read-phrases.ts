import type { Span } from '@playbook/contracts/core/span.schema';
import type { CustomerMeasurement } from '../signals/customer.signal.js';
import { overlaps } from '../../text/spans/span.js';
import { tokenSpan, type PartOfSpeech, type Token } from '../../text/tokens/token.js';

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

/** A word or a kind of words, and its number among those of the text. */
interface Part {
  readonly text: string;
  readonly number: number;
}

interface Word {
  readonly token: Token;
  readonly word: Part;
  /** The kind where only that counts, else the word. */
  readonly kind: Part;
}

/** Of these words only the kind counts in a pattern; words of grammar stand for themselves. */
const OPEN_KINDS: ReadonlySet<PartOfSpeech> = new Set(['NOUN', 'VERB', 'ADJ', 'ADV', 'PROPN', 'NUM']);
const NOTHING: Part = { text: '', number: 0 };
const OPENING: Part = { text: '^', number: 1 };
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

/** More than the different words of any text, so that two of their numbers are told apart in one. */
const MANY_WORDS = 2 ** 20;

/** Numbers the words and kinds of a text: a pair of numbers is told apart far faster than the string the two would make. */
class Parts {
  private readonly byText = new Map([NOTHING, OPENING].map((part) => [part.text, part]));

  of(text: string): Part {
    const known = this.byText.get(text);
    if (known !== undefined) return known;
    const own = { text, number: this.byText.size };
    this.byText.set(text, own);
    return own;
  }
}

function wordsOf(tokens: readonly Token[]): Word[] {
  const words: Word[] = [];
  const parts = new Parts();
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'punctuation') continue;
    const text = isPossessive(token, tokens[index - 1]) ? token.lower : (IN_FULL.get(token.lower) ?? token.lower);
    const word = parts.of(text);
    words.push({ token, word, kind: OPEN_KINDS.has(token.pos) ? parts.of(token.pos) : word });
  }
  return words;
}

/**
 * The turns of phrase of a pitch, each once, where it first stands. They are read where terms of the lexicon have been
 * taken out, so that a buzzword between two words parts none; nor does a comma, a dash or a stop.
 */
export function readPhrases(tokens: readonly Token[], customer: CustomerMeasurement): PhraseUse[] {
  const phrases: PhraseUse[] = [];
  const seen = new Set<number>();
  const who = customer.grade >= SEGMENT_GRADE ? customer.spans : [];
  const add = (first: Part, last: Part, { start, end }: Span): void => {
    const pair = first.number * MANY_WORDS + last.number;
    if (seen.has(pair)) return;
    seen.add(pair);
    const span = { start, end };
    phrases.push({ first: first.text, last: last.text, span, isCustomer: who.some((own) => overlaps(own, span)) });
  };
  let before: Word | undefined;
  for (const own of wordsOf(tokens)) {
    const { token, word, kind } = own;
    const pair = before === undefined ? token : tokenSpan(before.token, token);
    add(NOTHING, kind, token);
    add(NOTHING, word, token);
    add(before?.kind ?? OPENING, kind, pair);
    if (before !== undefined) add(before.word, word, pair);
    before = own;
  }
  return phrases;
}
