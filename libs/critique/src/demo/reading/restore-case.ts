import { isListedWord } from '../../lexicon/word-ranks.js';
import { isEnglishWordForm } from '../../text/grammar/part-of-speech.js';
import { matchesOf } from '../../text/search/matches-of.js';
import type { Span } from '@playbook/contracts/core/span.schema';
import { BARE_CONTRACTIONS } from './bare-contractions.js';

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu;
const CAPITAL = /^\p{Lu}/u;
const MONTH =
  /^(?:january|february|march|april|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;
/** One word in so many has a capital in the English of founders; in words without capitals hardly one has. */
const MIN_CAPITAL_SHARE = 1 / 40;
const MIN_NAME_CHARS = 3;
/** Behind these stands a name, also one that is a word: "this is muster", "my name is grace". */
const NAMES_IT = /\b(?:called|named|name is|this is|we are|were|i am|im|i'm|we're|show you|demo of)$/;
/** What may stand there and is no name. */
const NO_NAME = new Set(
  `a an the in on at so how what where why when who my our your his her its it this that here there
  not very really just now both all also still only too from with for to of and or but one two three`.split(/\s+/),
);
/** Words of grammar, and what one is or does: "we are raising", "this is great". */
const isOrdinary = (word: string): boolean => NO_NAME.has(word) || /(?:ing|ed|ly|ful|ous|ive|able)$/.test(word);

/** A word and what it may be a form of: dictionaries lack most forms of rare words. */
const formsOf = (word: string): string[] => [
  word,
  word.replace(/(?:'s|s|d|r)$/, ''),
  word.replace(/(?:es|ed|er|ing|ly)$/, ''),
  word.replace(/ies$/, 'y'),
  word.replace(/ing$/, 'e'),
  ...word.split('-'),
];

const isKnown = (word: string): boolean =>
  BARE_CONTRACTIONS.has(word) || formsOf(word).some((form) => isEnglishWordForm(form) || isListedWord(form));

/** A word that no dictionary has is most likely a name. */
function isName(word: string): boolean {
  if (MONTH.test(word)) return true;
  return word.length >= MIN_NAME_CHARS && /^\p{L}+$/u.test(word) && !isKnown(word);
}

/** Words that the talk itself introduces as names, and goes on with as such. */
function introducedIn(text: string, words: readonly RegExpExecArray[]): ReadonlySet<string> {
  return new Set(
    words.flatMap(({ 0: word, index }) => {
      const before = text.slice(Math.max(0, index - 20), index).trimEnd();
      return NAMES_IT.test(before) && /^\p{Ll}{3,20}$/u.test(word) && !isOrdinary(word) ? [word] : [];
    }),
  );
}

const capitalised = (word: string): string => {
  const first = word.charAt(0).toUpperCase();
  return first.length === 1 ? first + word.slice(1) : word;
};

/**
 * A talk that somebody wrote in small letters, with capitals where a sentence begins and where a name most likely stands; the same length,
 * so that all offsets stay. A talk with capitals stays as it is.
 */
export function restoreCase(text: string, sentences: readonly Span[]): string {
  const words = matchesOf(WORD, text);
  const capitals = words.filter(({ 0: word }) => CAPITAL.test(word)).length;
  if (capitals > words.length * MIN_CAPITAL_SHARE) return text;
  const starts = new Set(sentences.map(({ start }) => start));
  const introduced = introducedIn(text, words);
  let restored = '';
  let from = 0;
  for (const { 0: word, index } of words) {
    const isCapital =
      starts.has(index) || word === 'i' || word.startsWith("i'") || introduced.has(word) || isName(word);
    restored += text.slice(from, index) + (isCapital ? capitalised(word) : word);
    from = index + word.length;
  }
  return restored + text.slice(from);
}
