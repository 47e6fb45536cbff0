import { canBe, dictionaryLemma, isContraction, placeOf, ruleGroup, TAG_RULES, TAGS, usualTag } from './dictionary.js';
import { symbolOf, TagRules } from './tag-rules.js';

const rules = TAG_RULES.map((json) => new TagRules(json));

/** True for a word form of the English dictionary. */
export function isEnglishWordForm(word: string): boolean {
  return placeOf(word) !== undefined;
}

const VERB = TAGS.indexOf('VERB');

/** True for a word form that is a verb in some sentence: "share", "reorder". */
export function canBeVerb(word: string): boolean {
  const place = placeOf(word);
  return place !== undefined && canBe(place, VERB);
}

/** Parts of speech and lemmas of the words of a text. */
export interface TaggedWords {
  readonly tagAt: (index: number) => string | undefined;
  readonly lemmaAt: (index: number) => string | undefined;
}

/** False when one of the words is not in the dictionary or stands for several words. */
const areSingle = (places: readonly (number | undefined)[]): places is readonly number[] =>
  places.every((place) => place !== undefined && !isContraction(place));

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
 * Part of speech and lemma of each dictionary word, as wink tags them, by where the words stand in the dictionary. Null when one
 * stands nowhere or for several words. Wink itself would keep every word it has not seen for the life of the process.
 */
export function tagPlaces(places: readonly (number | undefined)[]): TaggedWords | null {
  if (!areSingle(places)) return null;
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
