import { canBe, dictionaryLemma, isContraction, placeOf, ruleGroup, TAG_RULES, TAGS, usualTag } from './dictionary.js';
import { symbolOf, TagRules } from './tag-rules.js';

const rules = TAG_RULES.map((json) => new TagRules(json));

/** True for a word form of the English dictionary. */
export function isEnglishWordForm(word: string): boolean {
  return placeOf(word) !== undefined;
}

/** Parts of speech and lemmas of the words of a text. */
export interface TaggedWords {
  readonly tagAt: (index: number) => string | undefined;
  readonly lemmaAt: (index: number) => string | undefined;
}

/** Where the words stand in the dictionary; null when one is not there or stands for several words. */
function placesOf(words: readonly string[]): number[] | null {
  const places: number[] = [];
  for (const word of words) {
    const place = placeOf(word);
    if (place === undefined || isContraction(place)) return null;
    places.push(place);
  }
  return places;
}

/** The tag of each word: the one it has most often, corrected by the rules one after the other. */
function tagsOf(places: readonly number[]): number[] {
  const tags = places.map(usualTag);
  const groups = places.map(ruleGroup);
  for (const rule of rules) {
    const symbols = tags.map((tag, index) => symbolOf(groups[index] ?? 0, tag));
    for (const { at, tag, isForced } of rule.corrections(symbols))
      if (isForced || canBe(places[at] ?? 0, tag)) tags[at] = tag;
  }
  return tags;
}

/**
 * Part of speech and lemma of each dictionary word, as wink tags them. Null when one of them stands for several words. Wink
 * itself would keep every word it has not seen for the life of the process.
 */
export function tagDictionaryWords(words: readonly string[]): TaggedWords | null {
  const places = placesOf(words);
  if (places === null) return null;
  const tags = tagsOf(places);
  const tagAt = (index: number): string | undefined => TAGS[tags[index] ?? -1];
  return {
    tagAt,
    lemmaAt: (index) => {
      const [place, tag] = [places[index], tagAt(index)];
      return place === undefined || tag === undefined ? undefined : dictionaryLemma(place, tag);
    },
  };
}
