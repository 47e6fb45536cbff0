import { listedWords } from '../../lexicon/word-ranks.js';

const MIN_SHARE = 0.8;
const LETTERS = 3;
const OTHER_LETTERS = /[^\p{ASCII}]/u;

function groupsOf(word: string): string[] {
  const bounded = `^${word}$`;
  return Array.from({ length: Math.max(1, bounded.length - LETTERS + 1) }, (_, at) => bounded.slice(at, at + LETTERS));
}

let known: ReadonlySet<string> | undefined;

/**
 * True when a word that no dictionary has is made of the groups of three letters that English words are made of:
 * "phlebotomist" is, "lkjsdf" is not. Words with letters that English does not have are of another language.
 */
export function looksLikeWord(word: string): boolean {
  if (OTHER_LETTERS.test(word)) return true;
  known ??= new Set(Array.from(listedWords()).flatMap(groupsOf));
  const groups = groupsOf(word);
  return groups.filter((group) => known?.has(group)).length >= groups.length * MIN_SHARE;
}
