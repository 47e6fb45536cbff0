import { parsePattern } from '../parse-pattern.js';
import type { CharacterSet, PatternNode } from '../pattern-tree.js';
import { DIGITS_AND_UNDERSCORE, haveCommon, NO_SIGNS, signsOf, unionOf, type SignSet } from './sign-set.js';

/** It stands in nearly every text. */
const SPACE = signsOf(' ');

function neededByCharacter({ letters, otherWord, nonWord, signs }: CharacterSet): SignSet | null {
  if (letters !== 0 || (nonWord && signs === null)) return null;
  return unionOf(otherWord ? DIGITS_AND_UNDERSCORE : NO_SIGNS, signs ?? NO_SIGNS);
}

/** Of what the parts of a sequence need the first that tells most texts apart. */
function neededBySequence(parts: readonly PatternNode[]): SignSet | null {
  let needed: SignSet | null = null;
  for (const part of parts) {
    const own = neededBy(part);
    if (own !== null && !haveCommon(own, SPACE)) return own;
    needed ??= own;
  }
  return needed;
}

function neededByOptions(options: readonly PatternNode[]): SignSet | null {
  let needed = NO_SIGNS;
  for (const option of options) {
    const own = neededBy(option);
    if (own === null) return null;
    needed = unionOf(needed, own);
  }
  return needed;
}

function neededBy(node: PatternNode): SignSet | null {
  switch (node.kind) {
    case 'characters':
      return neededByCharacter(node);
    case 'boundary':
      return null;
    case 'sequence':
      return neededBySequence(node.parts);
    case 'either':
      return neededByOptions(node.options);
    case 'repeated':
      return node.canBeAbsent ? null : neededBy(node.part);
  }
}

/** Signs and digits of which every match of a pattern has at least one; null where none are known. */
export const neededSigns = ({ source }: RegExp): SignSet | null => neededBy(parsePattern(source));
