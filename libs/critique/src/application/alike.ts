/** From this share of words in common on, two questions ask the same. */
export const ALIKE_SHARE = 0.5;
const MIN_WORD_CHARS = 4;

const SMALL = new Set(
  (
    'what which when where does that this your with from have they them than many much each last would could there ' +
    'been will into only same said before after because'
  ).split(' '),
);

/** The words of a text that say what it is about. */
export const contentWords = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/[a-z]{4,30}/g) ?? []).filter(
      (word) => word.length >= MIN_WORD_CHARS && !SMALL.has(word),
    ),
  );

/** Which share of some words others have too, from 0 to 1. */
export function sharedPart(words: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...words].filter((word) => others.has(word)).length;
  return words.size === 0 ? 0 : shared / words.size;
}

/** Whether two questions have half of the words in common that the longer one has. What they quote and how they lead up to it is left out. */
export function askTheSame(one: string, other: string): boolean {
  const [words, others] = [contentWords(withoutOpening(one)), contentWords(withoutOpening(other))];
  const [more, fewer] = words.size >= others.size ? [words, others] : [others, words];
  return more.size > 0 && sharedPart(more, fewer) >= ALIKE_SHARE;
}

/** A mark between two letters is an apostrophe. */
const QUOTE = /(?<!\p{L})'.{1,90}?'(?!\p{L})/gsu;
const OPENING = /^(?:You write\b|Once more, in one sentence:)/;
const withoutOpening = (text: string): string => text.replaceAll(QUOTE, ' ').replace(OPENING, ' ');
