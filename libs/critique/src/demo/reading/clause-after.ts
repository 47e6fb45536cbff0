import type { Token } from '../../text/tokens/token.js';

/**
 * How the words go on from a place: with a pronoun or a noun phrase that has its verb (`pron`, `np`), that may have one (`np?`), or has none
 * (`pron0`, `np0`, `det`), or with neither.
 */
export type ClauseStart = 'pron' | 'pron0' | 'np' | 'np?' | 'np0' | 'det' | 'none';

const LEAD = /^(?:and|but|so|then|now|today|also|here|or|yes|well|because|right|okay)$/;
const PRONOUN = /^(?:i|we|you|he|she|it|they|this|that|there|nobody|somebody|everybody|everyone|who)$/;
const OF_PRONOUN = /^(?:DET|ADJ|NOUN|PRON|NUM|PROPN)$/;
const OF_PHRASE = /^(?:DET|NUM|ADJ|NOUN|PROPN|X|PART)$/;
const HEAD = /^(?:NOUN|PROPN|X|NUM)$/;
const OBJECT = /^(?:DET|PRON|NUM|ADP)$/;
const JOINS_NOUNS = /^(?:of|in|at|from|for|with)$/;
const PRONOUN_MAX_WORDS = 6;
const PHRASE_MAX_WORDS = 7;

const isVerb = (token: Token | undefined): boolean => token?.pos === 'VERB' || token?.pos === 'AUX';

function skip(tokens: readonly Token[], from: number, isSkipped: (token: Token, at: number) => boolean): number {
  let at = from;
  for (let token = tokens[at]; token !== undefined && isSkipped(token, at); token = tokens[at]) at += 1;
  return at;
}

const skipAdverbs = (tokens: readonly Token[], from: number): number => skip(tokens, from, ({ pos }) => pos === 'ADV');

function afterPronoun(tokens: readonly Token[], from: number): ClauseStart {
  const isOf = tokens[from + 1]?.lower === 'of';
  const end = isOf
    ? skip(tokens, from + 2, ({ pos }, at) => OF_PRONOUN.test(pos) && at < from + PRONOUN_MAX_WORDS)
    : from + 1;
  return isVerb(tokens[skipAdverbs(tokens, end)]) ? 'pron' : 'pron0';
}

const tagAt = (tokens: readonly Token[], at: number): string => tokens[at]?.pos ?? '';

/** Where a noun phrase ends, with what belongs to it, and how many nouns and numbers it has. */
function phraseFrom(tokens: readonly Token[], from: number): { readonly end: number; readonly heads: number } {
  let [at, heads] = [from, 0];
  while (at < from + PHRASE_MAX_WORDS && OF_PHRASE.test(tagAt(tokens, at))) {
    heads += Number(HEAD.test(tagAt(tokens, at)));
    at += heads > 0 && JOINS_NOUNS.test(tokens[at + 1]?.lower ?? '') ? 2 : 1;
  }
  return { end: at, heads };
}

function afterPhrase(tokens: readonly Token[], from: number): ClauseStart {
  const { end, heads } = phraseFrom(tokens, from);
  if (heads === 0) return end > from ? 'det' : 'none';
  const verb = skipAdverbs(tokens, end);
  if (isVerb(tokens[verb])) return 'np';
  const mayBeVerb = heads > 1 && tokens[verb - 1]?.lower.endsWith('s') === true;
  return mayBeVerb && OBJECT.test(tagAt(tokens, verb)) ? 'np?' : 'np0';
}

/** How the words go on from a place, behind one word that leads a clause. */
export function clauseAfter(tokens: readonly Token[], place: number): ClauseStart {
  const from = place + Number(LEAD.test(tokens[place]?.lower ?? ''));
  const token = tokens[from];
  const isPronoun = token?.pos === 'PRON' || PRONOUN.test(token?.lower ?? '');
  return isPronoun ? afterPronoun(tokens, from) : afterPhrase(tokens, from);
}
