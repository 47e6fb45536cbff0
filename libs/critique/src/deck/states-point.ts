import { readSinglePatterns } from '../lexicon/read-patterns.js';
import { canBeVerb } from '../text/grammar/part-of-speech.js';
import { tagTokens } from '../text/grammar/tag.js';
import type { PartOfSpeech, Token } from '../text/tokens/token.js';
import { tokenise } from '../text/tokens/tokenise.js';

const CUES = readSinglePatterns('deck-titles', ['topicOpening', 'amount', 'year', 'plainPlural', 'labelled']);
const TOPIC_MAX_WORDS = 5;
/** A longer title is no topic; the tagger may not know its verb. */
const POINT_FROM_WORDS = 7;
/** Fewer words than these are a topic, but for a plural and what they do. */
const POINT_MIN_WORDS = 3;
const PLURAL = /[^s]s$/;
const SUBJECT_TAGS: ReadonlySet<PartOfSpeech> = new Set(['NOUN', 'PROPN', 'ADJ', 'DET', 'NUM', 'PRON']);
const INFLECTED = /(?:s|ed|ing)$/;

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}$€£%][^\s]*/gu) ?? [];

const wordTokens = (text: string): Token[] => tagTokens(tokenise(text)).filter(({ kind }) => kind !== 'punctuation');

const isSubject = ({ pos, lower }: Token): boolean =>
  (pos === 'NOUN' || pos === 'PROPN') && PLURAL.test(lower) && !CUES.plainPlural.test(lower);

/** What stands behind a plural is a verb, also where the tagger takes it for a noun: 'sixty bars reorder', 'small farms share trucks'. */
const isTheirVerb = (token: Token, subject: Token | undefined): boolean =>
  subject !== undefined && isSubject(subject) && !INFLECTED.test(token.lower) && canBeVerb(token.lower);

/** The same of one: 'QueryKite watches every query', and not 'customer reviews of May'. */
const isItsVerb = (token: Token, subject: Token | undefined, next: Token | undefined): boolean =>
  subject !== undefined &&
  next !== undefined &&
  (subject.pos === 'NOUN' || subject.pos === 'PROPN' || subject.pos === 'PRON' || subject.lower === 'else') &&
  (next.pos === 'DET' || next.pos === 'PRON' || next.pos === 'NUM') &&
  token.lower.endsWith('s') &&
  (canBeVerb(token.lower) || canBeVerb(token.lower.slice(0, -1)));

const isVerb = (token: Token, index: number, tokens: readonly Token[]): boolean =>
  token.pos === 'VERB' ||
  token.pos === 'AUX' ||
  isTheirVerb(token, tokens[index - 1]) ||
  isItsVerb(token, tokens[index - 1], tokens[index + 1]);

/** What stands in a title before its verb, or before anything else that no subject has; of two verbs the first is a noun: 'packs stay'. */
export function subjectOf(title: string): readonly Token[] {
  const tokens = wordTokens(title);
  const isEnd = (token: Token, index: number): boolean =>
    index > 0 && isVerb(token, index, tokens) && tokens[index + 1]?.pos !== 'VERB';
  const end = tokens.findIndex(
    (token, index) => isEnd(token, index) || (!SUBJECT_TAGS.has(token.pos) && token.pos !== 'VERB'),
  );
  return end < 0 ? tokens : tokens.slice(0, end);
}

/** 'Families stay', 'Nobody leaves'. */
const isTwoWordSentence = (first: Token | undefined, second: Token | undefined): boolean =>
  second !== undefined &&
  ((second.pos === 'VERB' && isTheirVerb(second, first)) ||
    (first?.pos === 'PRON' && second.lower.endsWith('s') && canBeVerb(second.lower.slice(0, -1))));

/** A number in figures, which no year is, or in letters. */
const isNumber = ({ kind, pos, text, lower }: Token): boolean =>
  kind === 'number' ? !CUES.year.test(text) : pos === 'NUM' && lower !== 'one';

/** Whether a title states something: a deed or a number in three words and more, an amount, or anything in seven. */
export function statesPoint(title: string): boolean {
  if (CUES.topicOpening.test(title) && !/\d/.test(title) && wordsOf(title).length <= TOPIC_MAX_WORDS) return false;
  if (CUES.amount.test(title)) return true;
  const tokens = wordTokens(title);
  if (tokens.length >= POINT_FROM_WORDS) return true;
  const [first, second] = tokens;
  if (tokens.length < POINT_MIN_WORDS) return isTwoWordSentence(first, second);
  return tokens.some((token, index) => isNumber(token) || isVerb(token, index, tokens));
}

/** Whether a line is a sentence that could be a title: it says what somebody or something does. */
export function isSentence(line: string): boolean {
  if (CUES.labelled.test(line)) return false;
  const tokens = wordTokens(line);
  // '2,300 weekly installs' has a verb's form at its end.
  const isDeed = (token: Token, index: number): boolean =>
    index > 0 &&
    isVerb(token, index, tokens) &&
    !token.lower.endsWith('ing') &&
    (index < tokens.length - 1 || !token.lower.endsWith('s'));
  return tokens.length >= POINT_MIN_WORDS && tokens.some(isDeed);
}
