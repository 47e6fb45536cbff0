import { namesIn, wordsOf } from './names-in.js';

const NUMBER = /\d+(?:[.,]\d+)*/g;
/** Amounts, shares and claims in words; as much a fact as a number. */
const FACT_WORDS =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundreds?|thousands?|millions?|billions?|dozens?|half|third|quarter|twice|double|triple|first|only|best|leading|largest|fastest|cheapest|every|all|most|never|always|guaranteed|proven|patented|certified|award-winning|profitable|customers?|clients?|revenue|partnership)\b/gi;
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
