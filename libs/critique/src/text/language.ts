import { PRODUCT_NOUNS } from '../lexicon/product-nouns.js';
import { SEGMENT_HEADS } from '../lexicon/customers.js';
import { isEnglishWordForm } from './language-model.js';
import type { Token } from './token.js';

export type NotScoredReason = 'noise' | 'not-english';

/** Below this share of dictionary words, names apart, a text is keyboard noise (cap rule 5). */
const MIN_DICTIONARY_SHARE = 0.6;
const MAX_OTHER_SCRIPT_SHARE = 0.4;
const MIN_FOREIGN_WORDS = 2;

/** Small words of the languages founders write most, without those that are English words too. */
const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  `und der das für mit wir ein eine ist von auf zu nicht auch oder wie le les des une pour avec nous et dans qui sur notre
  el los las para con una que por del nuestra nuestro ayuda os com uma não nosso nossa il gli della che di delle e voor
  het een van wij op och för att med som på vi til og af til jest dla na nie oraz`.split(/\s+/),
);
const ENGLISH_WORDS: ReadonlySet<string> = new Set(
  'the a an of for to in on with by that and we our is are it its they their you your who from as at so not be or this'.split(
    ' ',
  ),
);

function otherScriptShare(text: string): number {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (letters - latin) / letters;
}

/** "organise" is in the dictionary as "organize", "colour" as "color". */
function americanSpelling(word: string): string {
  return word
    .replace(/is(e[ds]?|ing|ation)$/, 'iz$1')
    .replace(/our(s|ed|ing)?$/, 'or$1')
    .replace(/re$/, 'er');
}

function isKnown(word: string): boolean {
  return [word, americanSpelling(word), ...word.split(/[-'&]/)].some(
    (form) =>
      form !== '' &&
      (isEnglishWordForm(form) || PRODUCT_NOUNS.has(form) || SEGMENT_HEADS.has(form) || ENGLISH_WORDS.has(form)),
  );
}

function isCommonWord(token: Token): boolean {
  return (
    token.kind === 'word' && !token.proper && !/^(?:'|n't)/.test(token.lower) && !/^[A-Z\d]{2,5}s?$/.test(token.text)
  );
}

/**
 * Why a text cannot be scored, null when it can: keyboard noise, another language, or no words at all. `hasTerms` tells that
 * lexicon terms were taken out of the text, which are English words too.
 */
export function notScoredReason(text: string, tokens: readonly Token[], hasTerms: boolean): NotScoredReason | null {
  if (otherScriptShare(text) > MAX_OTHER_SCRIPT_SHARE) return 'not-english';
  const words = tokens.filter(isCommonWord).map((token) => token.lower);
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  if (foreign >= MIN_FOREIGN_WORDS && foreign > english) return 'not-english';
  if (words.length === 0) return hasTerms && tokens.every((token) => token.kind !== 'word') ? null : 'noise';
  const share = words.filter(isKnown).length / words.length;
  if (share >= MIN_DICTIONARY_SHARE) return null;
  return foreign > 0 && foreign >= english ? 'not-english' : 'noise';
}
