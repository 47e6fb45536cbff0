import { PRODUCT_NOUNS } from '../../lexicon/product-nouns.js';
import { SEGMENT_HEADS } from '../../lexicon/customers.js';
import { isListedWord } from '../../lexicon/word-ranks.js';
import { glossaryLanguage, type GlossaryLanguage } from './word-translation.js';
import { isEnglishWordForm } from '../grammar/part-of-speech.js';
import type { Token } from '../tokens/token.js';
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

const ASCII = /^\p{ASCII}*$/u;

function otherScriptShare(text: string): number {
  if (ASCII.test(text)) return 0;
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
export type Language = 'english' | GlossaryLanguage | 'other';

/** Text that printers use where there is none yet. */
const FILLER_TEXT = /\blorem ipsum\b/i;

function isInDictionary(form: string): boolean {
  return (
    isListedWord(form) ||
    isEnglishWordForm(form) ||
    PRODUCT_NOUNS.has(form) ||
    SEGMENT_HEADS.has(form) ||
    ENGLISH_WORDS.has(form)
  );
}

function isKnown(word: string): boolean {
  if (isInDictionary(word) || isInDictionary(americanSpelling(word))) return true;
  return word.split(/[-'&]/).some((form) => form !== '' && isInDictionary(form));
}

function isCommonWord(token: Token): boolean {
  return (
    token.kind === 'word' && !token.proper && !/^(?:'|n't)/.test(token.lower) && !/^[A-Z\d]{2,5}s?$/.test(token.text)
  );
}

/** Small words that are English and nothing else that founders write. */
const ONLY_ENGLISH: ReadonlySet<string> = new Set(
  Array.from(ENGLISH_WORDS).filter((word) => !/^(?:an?|in|on|as|so|be|or)$/.test(word)),
);
const MIN_UNKNOWN_SHARE = 0.2;

/** The language of a text, by its script, its small words, and how many words are not English. */
export function languageOf(text: string): Language {
  if (otherScriptShare(text) > MAX_OTHER_SCRIPT_SHARE) return 'other';
  const words = (text.match(/[\p{L}\p{M}']+/gu) ?? []).map((word) => word.toLowerCase());
  const foreign = words.filter((word) => FOREIGN_WORDS.has(word)).length;
  const english = words.filter((word) => ONLY_ENGLISH.has(word)).length;
  if (foreign <= english) return 'english';
  const unknown = words.filter((word) => !isKnown(word)).length;
  const needed = foreign < MIN_FOREIGN_WORDS ? 1 - MIN_DICTIONARY_SHARE : MIN_UNKNOWN_SHARE;
  if (unknown < words.length * needed) return 'english';
  return glossaryLanguage(text) ?? 'other';
}

/** True when at least so many words can be read. */
function hasReadable(words: readonly string[], needed: number): boolean {
  let readable = 0;
  for (const word of words) {
    if (readable >= needed) break;
    if (isKnown(word) || looksLikeWord(word)) readable += 1;
  }
  return readable >= needed;
}

/**
 * True when a text says nothing at all: keyboard noise, pictographs, filler text. `hasTerms` tells that lexicon terms were
 * taken out of the text, which are words too.
 */
export function isNoise(text: string, tokens: readonly Token[], hasTerms: boolean): boolean {
  if (FILLER_TEXT.test(text)) return true;
  if (!tokens.some(({ kind }) => kind === 'word')) return !hasTerms;
  const words = tokens.filter(isCommonWord).map(({ lower }) => lower);
  return !hasReadable(words, words.length * MIN_DICTIONARY_SHARE);
}
