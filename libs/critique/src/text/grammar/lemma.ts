import { isEnglishWordForm } from './part-of-speech.js';
import type { PartOfSpeech } from '../tokens/token.js';

const IRREGULAR_PLURALS: ReadonlyMap<string, string> = new Map([
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['midwives', 'midwife'],
  ['housewives', 'housewife'],
  ['wives', 'wife'],
  ['knives', 'knife'],
  ['lives', 'life'],
  ['shelves', 'shelf'],
  ['loaves', 'loaf'],
  ['teeth', 'tooth'],
  ['feet', 'foot'],
  ['mice', 'mouse'],
  ['clothes', 'clothes'],
  ['news', 'news'],
  ['series', 'series'],
  ['scissors', 'scissors'],
]);

/** Singular of a plural noun; any other noun as it is. */
function singular(word: string): string {
  const irregular = IRREGULAR_PLURALS.get(word);
  if (irregular !== undefined) return irregular;
  if (!word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  const forms = [word.slice(0, -1), word.replace(/ies$/, 'y'), word.replace(/es$/, '')];
  return forms.find((form) => form !== word && isEnglishWordForm(form)) ?? word.slice(0, -1);
}

/** The base form word lists use. The tagger's own lemma serves for verbs; for nouns it changes spellings ("app"). */
export function lemmaOf(
  word: string,
  pos: PartOfSpeech,
  taggerLemma: () => string | undefined,
  isKnown = isEnglishWordForm(word),
): string {
  if (pos === 'NOUN') return singular(word);
  return isKnown ? (taggerLemma() ?? word) : word;
}
