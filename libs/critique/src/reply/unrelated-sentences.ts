import { rankOf } from '../lexicon/word-ranks.js';

/** The commonest English words stand in every text, so that none of them shows what a sentence is about. */
const COMMONEST_WORDS = 300;
/** Forms of one word begin alike: "practice" and "practices", "cancels" and "cancelled". */
const STEM_CHARS = 5;
/** A blank stands for something of the founder's, and a few other words lead to it. */
const MAX_WORDS_AT_BLANK = 2;

/** A letter alone says nothing. */
const WORD = /\p{L}[\p{L}\p{N}]+|\p{N}[\p{L}\p{N}]*/gu;
const BLANK = /\[[^\]]{0,300}\]/g;
/** A stop within a number or an address ends nothing. */
const STOP = /[.!?;]["'’”)]{0,5}\s/;

/** Beginnings of the words of a text that say what it is about. */
function stemsOf(text: string): string[] {
  const words = text.toLowerCase().match(WORD) ?? [];
  return words.filter((word) => rankOf(word) > COMMONEST_WORDS).map((word) => word.slice(0, STEM_CHARS));
}

/** Whether a sentence of a rewrite is about nothing that its source is about: no name, number or thing of it comes up. */
export function hasUnrelatedSentence(rewrite: string, source: string): boolean {
  const known = new Set(stemsOf(source));
  return rewrite.split(STOP).some((sentence) => {
    const stems = stemsOf(sentence.replace(BLANK, ' '));
    const allowed = sentence.includes('[') ? MAX_WORDS_AT_BLANK : 0;
    return stems.length > allowed && !stems.some((stem) => known.has(stem));
  });
}
