import { PLACES } from '../../lexicon/names.js';
import { readWords } from '../../lexicon/read-words.js';

/** Who is paid in these works outside the United States, wherever that is. */
const FOREIGN_MONEY = new RegExp(
  String.raw`[€£₹¥]|R\$|zł|\b(?:Rs\.? ?\d|euros?|pounds? a|pounds? per|rupees|crores?|lakhs?|pesos|shillings|naira|reais|` +
    String.raw`francs|kroner|zlotys?|dirhams|rand|yen|dong|cedis|taka|birr|baht|lira)\b`,
  'i',
);
const CAPITALISED = /(?<!\p{L})\p{Lu}[\p{L}]{1,20}/gu;
/** As they are written: "US" is no pronoun. */
const AMERICAN = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${[...readWords('american-places')].map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})(?![\p{L}\p{N}])`,
  'u',
);

/** Whether a text names a country, a place in one, or its money. */
export const namesAnyPlace = (text: string): boolean =>
  FOREIGN_MONEY.test(text) || (text.match(CAPITALISED) ?? []).some((word) => PLACES.has(word.toLowerCase()));

/** Dollars of the United States: "C$38" and "NZ$9" are of others. */
const DOLLARS = /(?<![A-Za-z])\$ ?\d/;

/** Whether a text is of the United States, or is paid in their money and names no country. */
export const isAmerican = (text: string): boolean =>
  AMERICAN.test(text) || (DOLLARS.test(text) && !namesAnyPlace(text));
