import { namesIn, wordsOf } from './names-in.js';
import { readSinglePatterns } from '../lexicon/read-patterns.js';

const WORDS = readSinglePatterns('reply', ['factWords']);

const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Amounts, shares and claims in words; as much a fact as a number. */
const FACT_WORDS = WORDS.factWords;
const BLANK = /\[[^\]]{0,300}\]/g;

const digitsOf = (number: string): string => number.replace(/[.,]{1,300}$/, '').replaceAll(',', '');

/** Whether a rewrite says a number, a name or a claim that the founder's text lacks. Blanks in [brackets] say nothing. */
export function inventsFacts(rewrite: string, source: string): boolean {
  const text = rewrite.replace(BLANK, ' ');
  const known = wordsOf(source);
  const numbers = new Set((source.match(NUMBER) ?? []).map(digitsOf));
  const isNew = (word: string): boolean => !known.has(word) && !known.has(word.replace(/s$/, ''));
  return (
    (text.match(NUMBER) ?? []).some((number) => !numbers.has(digitsOf(number))) ||
    (text.match(FACT_WORDS) ?? []).some((word) => word.toLowerCase().split('-').every(isNew)) ||
    namesIn(text).some(isNew)
  );
}
