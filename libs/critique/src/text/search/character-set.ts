import { letterAt } from './opening-code.js';
import { ALL_LETTERS, ANY, type CharacterSet } from './pattern-tree.js';
import { isSign, NO_SIGNS, signsOf, unionOf, type SignSet } from './signs/sign-set.js';

const CLASS_ESCAPES: Readonly<Record<string, CharacterSet>> = {
  d: { kind: 'characters', letters: 0, otherWord: true, nonWord: false, signs: NO_SIGNS },
  w: { kind: 'characters', letters: ALL_LETTERS, otherWord: true, nonWord: false, signs: NO_SIGNS },
  s: { kind: 'characters', letters: 0, otherWord: false, nonWord: true, signs: null },
};

const signOf = (character: string): SignSet | null => (isSign(character) ? signsOf(character) : null);

/** The set of one character as it stands. */
export function setOf(character: string): CharacterSet {
  const letter = letterAt(character.charCodeAt(0));
  const letters = letter === 0 ? 0 : 1 << (letter - 1);
  const otherWord = /^[\d_]/.test(character);
  const nonWord = letter === 0 && !otherWord;
  return { kind: 'characters', letters, otherWord, nonWord, signs: nonWord ? signOf(character) : NO_SIGNS };
}

/** What an escape such as `\w` or `\$` takes; whatever is not known takes anything. */
export function setOfEscape(escaped: string): CharacterSet {
  return CLASS_ESCAPES[escaped] ?? (/^[A-Za-z0-9]/.test(escaped) ? ANY : setOf(escaped));
}

function union(a: CharacterSet, b: CharacterSet): CharacterSet {
  return {
    kind: 'characters',
    letters: a.letters | b.letters,
    otherWord: a.otherWord || b.otherWord,
    nonWord: a.nonWord || b.nonWord,
    signs: a.signs === null || b.signs === null ? null : unionOf(a.signs, b.signs),
  };
}

const EMPTY: CharacterSet = { kind: 'characters', letters: 0, otherWord: false, nonWord: false, signs: NO_SIGNS };
const WORD_CHARACTERS: CharacterSet = { ...EMPTY, letters: ALL_LETTERS, otherWord: true };
const RANGE_OF_WORD_CHARACTERS = /[a-z]-[a-z]|[A-Z]-[A-Z]|\d-\d/g;
const MEMBER = /\\[pP]\{[^}]{0,80}\}|\\u[\da-fA-F]{4}|\\[^]|[^]/gu;

const membersOf = (body: string): CharacterSet[] =>
  (body.match(MEMBER) ?? []).map((member) => (member.startsWith('\\') ? setOfEscape(member.slice(1)) : setOf(member)));

/**
 * What `[...]` takes, by what stands between the brackets, or more: a set that excludes is taken to include everything, and
 * a range of letters or digits all of `\w`.
 */
export function setOfClass(body: string): CharacterSet {
  const single = body.replaceAll(RANGE_OF_WORD_CHARACTERS, '');
  if (body.startsWith('^') || /[^\\]-[^]/.test(single)) return ANY;
  const members = membersOf(single);
  return (single === body ? members : [...members, WORD_CHARACTERS]).reduce(union, EMPTY);
}
