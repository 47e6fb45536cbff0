import type { Span } from '@playbook/contracts/core/span.schema';
import { hasAllowance, isAllowed, type HitContext } from './allowances.js';
import { SKIPPED_WEIGHT, TERMS_BY_FIRST_UNIT } from './term-catalogue.js';
import type { Term } from '../../lexicon/term.js';
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

/** Where a term that is read as absent begins, and the units after its ends: several terms may begin there. */
type Skips = ReadonlyMap<number, readonly number[]>;
const NO_SKIPS: Skips = new Map();

/** False where the second unit of `term` is not there, as with most terms that are tried; nothing is skipped there. */
function mayFollow(units: readonly Unit[], first: number, term: Term, skips: Skips): boolean {
  const second = term.units[1];
  return second === undefined || units[first + 1]?.text === second || skips.has(first + 1);
}

/** Units of `term` that stand in one row from `first` on, null when they do not. */
function rowAt(text: string, units: readonly Unit[], first: number, term: Term): number[] | null {
  const members = term.units.map((_, place) => first + place);
  const isThere = (index: number, place: number): boolean =>
    units[index]?.text === term.units[place] && (place === 0 || isJoined(text, units, index));
  return members.every(isThere) ? members : null;
}

/** Places from `start` on that are reached by skipping terms, each once. */
function placesFrom(text: string, units: readonly Unit[], start: number, skips: Skips): Set<number> {
  const places = new Set([start].filter((place) => isJoined(text, units, place)));
  for (const place of places) {
    for (const end of skips.get(place) ?? []) if (isJoined(text, units, end)) places.add(end);
  }
  return places;
}

/**
 * The same with terms of `skips` between two of the units. Every way past them is tried, and the one that ends last is
 * taken: what a term loses to another one in its middle is found there.
 */
function brokenRowAt(text: string, units: readonly Unit[], first: number, term: Term, skips: Skips): number[] | null {
  let ways = new Map([[first, [first]]]);
  for (const wanted of term.units.slice(1)) {
    const next = new Map<number, number[]>();
    for (const [last, members] of ways) {
      for (const place of placesFrom(text, units, last + 1, skips)) {
        if (units[place]?.text === wanted) next.set(place, [...members, place]);
      }
    }
    ways = next;
  }
  return ways.get(Math.max(...ways.keys())) ?? null;
}

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
      if (!mayFollow(units, first, term, skips)) continue;
      const members = skips.size === 0 ? rowAt(text, units, first, term) : brokenRowAt(text, units, first, term, skips);
      const end = units[members?.at(-1) ?? -1]?.end;
      if (members !== null && end !== undefined && standsAlone(text, start, end)) found.push({ term, members });
    }
  }
  return found;
}

/** Strong terms that stand unbroken. */
function skipsOf(found: readonly Candidate[]): Skips {
  const skips = new Map<number, number[]>();
  for (const { term, members } of found) {
    const [first, last] = [members[0], members.at(-1)];
    if (term.weight < SKIPPED_WEIGHT || first === undefined || last === undefined) continue;
    skips.set(first, [...(skips.get(first) ?? []), last + 1]);
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
  const context = (): HitContext => ({
    before: units.slice(0, first).map((unit) => unit.text),
    after: units.slice(last + 1).map((unit) => unit.text),
  });
  return {
    term,
    span: { start: units[first]?.start ?? 0, end: units[last]?.end ?? 0 },
    allowed: hasAllowance(term) && isAllowed(term, context()),
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
