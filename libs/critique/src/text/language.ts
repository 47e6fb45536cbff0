import { PRODUCT_NOUNS } from '../lexicon/product-nouns.js';
import { SEGMENT_HEADS } from '../lexicon/customers.js';
import { isListedWord } from '../lexicon/word-ranks.js';
import { glossedLanguage, type GlossedLanguage } from './gloss.js';
import { isEnglishWordForm } from './language-model.js';
import type { Token } from './token.js';
import { looksLikeWord } from './word-likeness.js';

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

/** The language a text is in; `other` where there is no glossary. */
export type Language = 'english' | GlossedLanguage | 'other';

/** Text that printers use where there is none yet. */
const FILLER_TEXT = /\blorem ipsum\b/i;

function isKnown(word: string): boolean {
  return [word, americanSpelling(word), ...word.split(/[-'&]/)].some(
    (form) =>
      form !== '' &&
      (isEnglishWordForm(form) ||
        isListedWord(form) ||
        PRODUCT_NOUNS.has(form) ||
        SEGMENT_HEADS.has(form) ||
        ENGLISH_WORDS.has(form)),
  );
}

function isCommonWord(token: Token): boolean {
  return (
    token.kind === 'word' && !token.proper && !/^(?:'|n't)/.test(token.lower) && !/^[A-Z\d]{2,5}s?$/.test(token.text)
  );
}

/** The language of a text, by its script and its small words. */
export function languageOf(text: string): Language {
  if (otherScriptShare(text) > MAX_OTHER_SCRIPT_SHARE) return 'other';
  const words = Array.from(text.matchAll(/[\p{L}\p{M}']+/gu), ([word]) => word.toLowerCase());
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length;
  const english = words.filter((word) => ENGLISH_WORDS.has(word)).length;
  const known = words.filter(isKnown).length;
  const isForeign = foreign >= MIN_FOREIGN_WORDS || (foreign > 0 && known < words.length * MIN_DICTIONARY_SHARE);
  return isForeign && foreign > english ? (glossedLanguage(text) ?? 'other') : 'english';
}

/**
 * True when a text says nothing at all: keyboard noise, pictographs, filler text. `hasTerms` tells that lexicon terms were
 * taken out of the text, which are words too.
 */
export function isNoise(text: string, tokens: readonly Token[], hasTerms: boolean): boolean {
  if (FILLER_TEXT.test(text)) return true;
  if (!tokens.some(({ kind }) => kind === 'word')) return !hasTerms;
  const words = tokens.filter(isCommonWord).map(({ lower }) => lower);
  const readable = words.filter((word) => isKnown(word) || looksLikeWord(word)).length;
  return readable < words.length * MIN_DICTIONARY_SHARE;
}
