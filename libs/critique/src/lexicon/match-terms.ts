import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { isAllowed } from './allowances.js';
import { SKIPPED_WEIGHT, TERMS_BY_FIRST_UNIT } from './lexicon.js';
import type { Term } from './term.js';
import { unitsOf, type Unit } from './units.js';

/** A term found in the text. */
export interface TermHit {
  readonly term: Term;
  readonly span: Span;
  /** The lexicon's exception applies: the term is neither shown nor counted. */
  readonly allowed: boolean;
}

interface Candidate {
  readonly term: Term;
  /** Indexes of the units it is made of. */
  readonly members: readonly number[];
}

const JOINER = /^[\s\-'’]*$/;

/** Whole words only: neither end of a hit is glued to another word by a hyphen. */
function standsAlone(text: string, start: number, end: number): boolean {
  const gluedBefore = /[\p{L}\p{N}]-$/u.test(text.slice(Math.max(0, start - 2), start));
  const gluedAfter = /^-[\p{L}\p{N}]/u.test(text.slice(end, end + 2));
  return !gluedBefore && !gluedAfter;
}

function isJoined(text: string, units: readonly Unit[], index: number): boolean {
  const [previous, unit] = [units[index - 1], units[index]];
  if (previous === undefined || unit === undefined) return false;
  const isOneSpace = unit.start === previous.end + 1 && text[previous.end] === ' ';
  return isOneSpace || JOINER.test(text.slice(previous.end, unit.start));
}

/** False where the second unit of `term` is not there, as with most terms that are tried; nothing is skipped there. */
function mayFollow(units: readonly Unit[], first: number, term: Term, skips: Skips): boolean {
  const second = term.units[1];
  return second === undefined || units[first + 1]?.text === second || skips.has(first + 1);
}

/** Units of `term` from `first` on, null when they are not there. Between two of them may stand terms of `skips`. */
function membersAt(text: string, units: readonly Unit[], first: number, term: Term, skips: Skips): number[] | null {
  const members: number[] = [];
  let index = first;
  for (const wanted of term.units) {
    while (members.length > 0 && units[index]?.text !== wanted && skips.has(index) && isJoined(text, units, index)) {
      index = skips.get(index) ?? index + 1;
    }
    if (units[index]?.text !== wanted || (members.length > 0 && !isJoined(text, units, index))) return null;
    members.push(index);
    index += 1;
  }
  return members;
}

/** Where a term that is read as absent begins, and the unit after its end. */
type Skips = ReadonlyMap<number, number>;
const NO_SKIPS: Skips = new Map();

/** A unit with which terms begin. */
interface Beginning {
  readonly first: number;
  readonly start: number;
  readonly terms: readonly Term[];
}

function beginningsIn(units: readonly Unit[]): Beginning[] {
  const found: Beginning[] = [];
  units.forEach(({ text, start }, first) => {
    const terms = TERMS_BY_FIRST_UNIT.get(text);
    if (terms !== undefined) found.push({ first, start, terms });
  });
  return found;
}

function candidates(text: string, units: readonly Unit[], beginnings: readonly Beginning[], skips: Skips): Candidate[] {
  const found: Candidate[] = [];
  for (const { first, start, terms } of beginnings) {
    for (const term of terms) {
      const members = mayFollow(units, first, term, skips) ? membersAt(text, units, first, term, skips) : null;
      const end = units[members?.at(-1) ?? -1]?.end;
      if (members !== null && end !== undefined && standsAlone(text, start, end)) found.push({ term, members });
    }
  }
  return found;
}

/** Strong terms that stand unbroken, the longest from each place. */
function skipsOf(found: readonly Candidate[]): Skips {
  const skips = new Map<number, number>();
  for (const { term, members } of found) {
    const [first, last] = [members[0], members.at(-1)];
    if (term.weight < SKIPPED_WEIGHT || first === undefined || last === undefined) continue;
    skips.set(first, Math.max(skips.get(first) ?? 0, last + 1));
  }
  return skips;
}

/** Keeps the longest hits; of equally long ones that overlap, the earlier. */
function resolveOverlaps(found: readonly Candidate[]): Candidate[] {
  const byLength = found.toSorted(
    (a, b) => b.members.length - a.members.length || (a.members[0] ?? 0) - (b.members[0] ?? 0),
  );
  const taken = new Set<number>();
  return byLength.filter(({ members }) => {
    if (members.some((member) => taken.has(member))) return false;
    for (const member of members) taken.add(member);
    return true;
  });
}

function hitOf(units: readonly Unit[], { term, members }: Candidate): TermHit {
  const [first, last] = [members[0] ?? 0, members.at(-1) ?? 0];
  const context = {
    before: units.slice(0, first).map((unit) => unit.text),
    after: units.slice(last + 1).map((unit) => unit.text),
  };
  return {
    term,
    span: { start: units[first]?.start ?? 0, end: units[last]?.end ?? 0 },
    allowed: isAllowed(term, context),
  };
}

function matchOnce(text: string, units: readonly Unit[]): TermHit[] {
  const beginnings = beginningsIn(units);
  const unbroken = candidates(text, units, beginnings, NO_SKIPS);
  if (unbroken.length === 0) return [];
  const skips = skipsOf(unbroken);
  const found = skips.size === 0 ? unbroken : candidates(text, units, beginnings, skips);
  return resolveOverlaps(found).map((candidate) => hitOf(units, candidate));
}

const within = (unit: Span, span: Span): boolean => unit.start >= span.start && unit.end <= span.end;

function blank(text: string, hits: readonly TermHit[]): string {
  return hits.reduce(
    (rest, { span }) => rest.slice(0, span.start) + ' '.repeat(span.end - span.start) + rest.slice(span.end),
    text,
  );
}

/**
 * All lexicon terms in the text, in order of appearance. Terms that would be read as absent are taken out and the rest is
 * searched again, so a term cannot be hidden by putting another one in its middle.
 */
export function matchTerms(text: string): TermHit[] {
  const hits: TermHit[] = [];
  let rest = text;
  let units = unitsOf(text);
  for (;;) {
    const found = matchOnce(rest, units);
    const strong = found.filter((hit) => hit.term.weight >= SKIPPED_WEIGHT);
    if (strong.length === 0) {
      hits.push(...found);
      break;
    }
    hits.push(...strong);
    rest = blank(rest, strong);
    units = units.filter((unit) => !strong.some((hit) => within(unit, hit.span)));
  }
  return hits.toSorted((a, b) => a.span.start - b.span.start);
}
