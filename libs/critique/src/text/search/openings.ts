import { OPENING_CODES, OPENING_LETTERS, openingCode } from './opening-code.js';
import { parsePattern } from './parse-pattern.js';
import { ALL_LETTERS, type CharacterSet, type PatternNode } from './pattern-tree.js';

/**
 * How a match may begin, in one number: the numbers of its first letters, five bits each, the first lowest; then `END`
 * where what follows is no letter and `REST` where it may be anything. 0 has taken nothing so far.
 */
type Beginning = number;
const SYMBOL_BITS = 5;
const SYMBOL_MASK = 31;
const END = 27;
const REST = 28;
/** Added to a beginning when a `\b` stands before its first character. */
const BOUND = 1 << (SYMBOL_BITS * OPENING_LETTERS);
const BITS_SHIFT = 5;
const BITS_MASK = 31;

/** Thrown for a pattern whose matches may begin elsewhere than at the first letter or digit of a word. */
class BeginsElsewhere extends Error {}

const LETTERS = Array.from({ length: 26 }, (_, index) => index + 1);

const symbolAt = (beginning: Beginning, place: number): number => (beginning >> (place * SYMBOL_BITS)) & SYMBOL_MASK;
const isEmpty = (beginning: Beginning): boolean => symbolAt(beginning, 0) === 0;

/** How many symbols a beginning has. */
function lengthOf(beginning: Beginning): number {
  let length = 0;
  while (length < OPENING_LETTERS && symbolAt(beginning, length) !== 0) length += 1;
  return length;
}

function isDone(beginning: Beginning): boolean {
  const length = lengthOf(beginning);
  return length === OPENING_LETTERS || (length > 0 && symbolAt(beginning, length - 1) >= END);
}

const withSymbol = (beginning: Beginning, symbol: number): Beginning =>
  beginning | (symbol << (lengthOf(beginning) * SYMBOL_BITS));

const lettersOf = ({ letters }: CharacterSet): number[] =>
  LETTERS.filter((letter) => (letters & (1 << (letter - 1))) !== 0);

/** The only letter of a set, as most sets have; 0 where there is more. */
function onlyLetter({ letters, otherWord, nonWord }: CharacterSet): number {
  if (otherWord || nonWord || letters === 0 || (letters & (letters - 1)) !== 0) return 0;
  return 32 - Math.clz32(letters);
}

function symbolsOf(set: CharacterSet, isFirst: boolean): number[] {
  if (!isFirst && set.letters === ALL_LETTERS) return [REST];
  return set.otherWord || set.nonWord ? [...lettersOf(set), END] : lettersOf(set);
}

function taken(set: CharacterSet, beginning: Beginning): Beginning[] {
  const isFirst = isEmpty(beginning);
  if (isFirst && (set.nonWord || beginning !== BOUND)) throw new BeginsElsewhere();
  const letter = onlyLetter(set);
  if (letter !== 0) return [withSymbol(beginning, letter)];
  return symbolsOf(set, isFirst).map((symbol) => withSymbol(beginning, symbol));
}

const different = (all: readonly Beginning[]): Beginning[] => (all.length < 2 ? [...all] : [...new Set(all)]);

/** What follows does not matter to beginnings that are long enough. */
function followAll(parts: readonly PatternNode[], from: Beginning): Beginning[] {
  let all = [from];
  for (const part of parts) {
    const [first] = all;
    if (all.length === 1 && first !== undefined) {
      if (isDone(first)) break;
      all = follow(part, first);
      continue;
    }
    if (all.every(isDone)) break;
    all = different(all.flatMap((one) => follow(part, one)));
  }
  return all;
}

function follow(node: PatternNode, from: Beginning): Beginning[] {
  if (isDone(from)) return [from];
  switch (node.kind) {
    case 'characters':
      return taken(node, from);
    case 'boundary':
      return [isEmpty(from) ? BOUND : withSymbol(from, END)];
    case 'sequence':
      return followAll(node.parts, from);
    case 'either':
      return different(node.options.flatMap((option) => follow(option, from)));
    case 'repeated': {
      const once = follow(node.part, from);
      // What may come next is left open once a part has been repeated.
      const ever = node.canRecur
        ? once.map((one) => (isDone(one) || isEmpty(one) ? one : withSymbol(one, REST)))
        : once;
      return node.canBeAbsent ? [from, ...ever] : ever;
    }
  }
}

/** The letter at a place, 0 for the end of the letters; null where it is left open. */
function letterIn(beginning: Beginning, place: number): number | null {
  const symbol = symbolAt(beginning, place);
  if (symbol === END) return 0;
  return symbol === REST || symbol === 0 ? null : symbol;
}

/** The codes of a beginning: from one up to, but not including, another. They differ in the letters that are left open. */
function codesOf(beginning: Beginning): readonly [from: number, to: number] {
  const first = letterIn(beginning, 0) ?? 0;
  const second = first === 0 ? 0 : letterIn(beginning, 1);
  if (second === null) return [openingCode(first, 0, 0), openingCode(first + 1, 0, 0)];
  const third = second === 0 ? 0 : letterIn(beginning, 2);
  if (third === null) return [openingCode(first, second, 0), openingCode(first, second + 1, 0)];
  const code = openingCode(first, second, third);
  return [code, code + 1];
}

/** Openings of words. */
export class Openings {
  /** A bit for each code. */
  private readonly bits = new Int32Array((OPENING_CODES >> BITS_SHIFT) + 1);

  constructor(beginnings: readonly Beginning[]) {
    for (const beginning of beginnings) {
      const [from, to] = codesOf(beginning);
      for (let code = from; code < to; code += 1)
        this.bits[code >> BITS_SHIFT] = (this.bits[code >> BITS_SHIFT] ?? 0) | (1 << (code & BITS_MASK));
    }
  }

  has(code: number): boolean {
    return ((this.bits[code >> BITS_SHIFT] ?? 0) & (1 << (code & BITS_MASK))) !== 0;
  }
}

/**
 * Openings of the words with which a match of a pattern may begin, or a few more. Null when a match may also begin elsewhere
 * than at the beginning of a word.
 */
export function openingsOf({ source }: RegExp): Openings | null {
  try {
    const beginnings = follow(parsePattern(source), 0);
    return beginnings.some(isEmpty) ? null : new Openings(beginnings);
  } catch (error) {
    if (error instanceof BeginsElsewhere) return null;
    throw error;
  }
}
