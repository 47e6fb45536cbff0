import { OPENING_CODES, OPENING_LETTERS, openingCode } from './opening-code.js';
import { parsePattern } from './parse-pattern.js';
import { ALL_LETTERS, type CharacterSet, type PatternNode } from './pattern-tree.js';

/**
 * How a match may begin: the numbers of its first letters, then `END` where what follows is no letter and `REST` where it
 * may be anything. An empty one has taken nothing so far.
 */
type Beginning = readonly number[];
const END = 0;
const REST = -1;

const BITS = 32;
const BITS_SHIFT = 5;
const BITS_MASK = BITS - 1;

interface Reached {
  readonly beginning: Beginning;
  /** A `\b` stands before the first character. */
  readonly isBound: boolean;
}

/** Thrown for a pattern whose matches may begin elsewhere than at the first letter or digit of a word. */
class BeginsElsewhere extends Error {}

const LETTERS = Array.from({ length: 26 }, (_, index) => index + 1);

const isDone = ({ beginning }: Reached): boolean =>
  beginning.length === OPENING_LETTERS || beginning.at(-1) === END || beginning.at(-1) === REST;

const lettersOf = ({ letters }: CharacterSet): number[] =>
  LETTERS.filter((letter) => (letters & (1 << (letter - 1))) !== 0);

function firstCharacters(set: CharacterSet, isBound: boolean): Beginning[] {
  if (!isBound || set.nonWord) throw new BeginsElsewhere();
  return [...lettersOf(set).map((letter) => [letter]), ...(set.otherWord ? [[END]] : [])];
}

function nextCharacters(set: CharacterSet, beginning: Beginning): Beginning[] {
  if (set.letters === ALL_LETTERS) return [[...beginning, REST]];
  const longer = lettersOf(set).map((letter) => [...beginning, letter]);
  return set.otherWord || set.nonWord ? [...longer, [...beginning, END]] : longer;
}

function taken(set: CharacterSet, { beginning, isBound }: Reached): Reached[] {
  const longer = beginning.length === 0 ? firstCharacters(set, isBound) : nextCharacters(set, beginning);
  return longer.map((own) => ({ beginning: own, isBound }));
}

function bounded({ beginning }: Reached): Reached {
  return { beginning: beginning.length === 0 ? beginning : [...beginning, END], isBound: true };
}

/** What may come next is left open once a part has been repeated. */
function recurring(reached: Reached): Reached {
  return isDone(reached) || reached.beginning.length === 0
    ? reached
    : { ...reached, beginning: [...reached.beginning, REST] };
}

function different(all: readonly Reached[]): Reached[] {
  return Array.from(new Map(all.map((one) => [`${one.isBound} ${one.beginning.join(' ')}`, one])).values());
}

function follow(node: PatternNode, from: Reached): Reached[] {
  if (isDone(from)) return [from];
  switch (node.kind) {
    case 'characters':
      return taken(node, from);
    case 'boundary':
      return [bounded(from)];
    case 'sequence':
      return node.parts.reduce<Reached[]>((all, part) => different(all.flatMap((one) => follow(part, one))), [from]);
    case 'either':
      return different(node.options.flatMap((option) => follow(option, from)));
    case 'repeated': {
      const once = follow(node.part, from);
      return [...(node.canBeAbsent ? [from] : []), ...(node.canRecur ? once.map(recurring) : once)];
    }
  }
}

function codesOf([first = REST, ...rest]: Beginning): number[] {
  const next = (own: number | undefined): readonly number[] =>
    own === undefined || own === REST ? [END, ...LETTERS] : [own];
  if (first === END) return [openingCode(END, END, END)];
  return next(rest[0]).flatMap((second) => {
    const thirds = second === END ? [END] : rest[0] === REST ? next(REST) : next(rest[1]);
    return thirds.map((third) => openingCode(first, second, third));
  });
}

/** Openings of words. */
export class Openings {
  /** A bit for each code. */
  private readonly bits = new Int32Array(Math.ceil(OPENING_CODES / BITS));

  constructor(codes: Iterable<number>) {
    for (const code of codes)
      this.bits[code >> BITS_SHIFT] = (this.bits[code >> BITS_SHIFT] ?? 0) | (1 << (code & BITS_MASK));
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
    const beginnings = follow(parsePattern(source), { beginning: [], isBound: false }).map(
      ({ beginning }) => beginning,
    );
    return beginnings.some(({ length }) => length === 0) ? null : new Openings(beginnings.flatMap(codesOf));
  } catch (error) {
    if (error instanceof BeginsElsewhere) return null;
    throw error;
  }
}
