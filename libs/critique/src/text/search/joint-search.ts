import type { Span } from '@playbook/contracts/core/span.schema';
import { OPENING_CODES } from './opening-code.js';
import { searchFor, type PatternSearch } from './pattern-search.js';
import type { WordStarts } from './word-starts.js';

/** Most searches find nothing. */
const NOTHING_FOUND: readonly Span[] = [];
const NONE: ReadonlySet<number> = new Set();

/**
 * Many patterns that are searched for in one pass: at each word of a text only those are tried that can begin with it. What is
 * found is what `findMatches` finds for each.
 */
export class JointSearch {
  private readonly searches: readonly PatternSearch[];
  /** Numbers of the patterns whose matches may begin anywhere. */
  private readonly anywhere: readonly number[];
  /** By code of an opening: which of `groups` may begin with it; worked out when a text has such a word, 0 until then. */
  private readonly groupOf = new Uint16Array(OPENING_CODES);
  /** Numbers of patterns. Most openings have the same ones, or none. */
  private readonly groups: (readonly number[])[] = [[]];
  private readonly groupByKey = new Map<string, number>();

  constructor(patterns: readonly RegExp[]) {
    this.searches = patterns.map(searchFor);
    this.anywhere = this.searches.flatMap(({ openings }, number) => (openings === null ? [number] : []));
  }

  /** Matches by pattern; none of those whose numbers are `leftOut`. */
  find(text: string, words: WordStarts | null, leftOut: ReadonlySet<number> = NONE): readonly (readonly Span[])[] {
    const found = this.searches.map((): readonly Span[] => NOTHING_FOUND);
    const numbers = words === null ? found.keys() : this.anywhere;
    for (const number of numbers)
      if (!leftOut.has(number)) found[number] = this.searches[number]?.find(text, words) ?? NOTHING_FOUND;
    if (words !== null) this.tryWords(text, words, leftOut, found);
    return found;
  }

  private tryWords(
    text: string,
    { at, codes }: WordStarts,
    leftOut: ReadonlySet<number>,
    found: (readonly Span[])[],
  ): void {
    for (let word = 0; word < codes.length; word += 1) {
      const tried = this.triedAt(codes[word] ?? 0);
      if (tried.length > 0) this.tryAt(text, at[word] ?? 0, tried, leftOut, found);
    }
  }

  private tryAt(
    text: string,
    start: number,
    tried: readonly number[],
    leftOut: ReadonlySet<number>,
    found: (readonly Span[])[],
  ): void {
    for (const number of tried) {
      if (leftOut.size > 0 && leftOut.has(number)) continue;
      const own = found[number] ?? NOTHING_FOUND;
      if (start < (own.at(-1)?.end ?? 0)) continue;
      const end = this.searches[number]?.endAt(text, start) ?? null;
      if (end !== null) found[number] = [...own, { start, end }];
    }
  }

  private triedAt(code: number): readonly number[] {
    const group = this.groupOf[code] ?? 0;
    return this.groups[group === 0 ? this.findGroup(code) : group] ?? [];
  }

  private findGroup(code: number): number {
    const tried = this.searches.flatMap(({ openings }, number) => (openings?.has(code) === true ? [number] : []));
    const key = tried.join(' ');
    const group = this.groupByKey.get(key) ?? this.groups.push(tried) - 1;
    this.groupByKey.set(key, group);
    this.groupOf[code] = group;
    return group;
  }
}
