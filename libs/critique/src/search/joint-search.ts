import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { OPENING_CODES } from './opening-code.js';
import { searchFor, type PatternSearch } from './pattern-search.js';
import type { WordStarts } from './word-starts.js';

const NONE: readonly number[] = [];
/** Most searches find nothing. */
const NOTHING_FOUND: readonly Span[] = [];

/**
 * Many patterns that are searched for in one pass: at each word of a text only those are tried that can begin with it. What is
 * found is what `findMatches` finds for each.
 */
export class JointSearch {
  private readonly searches: readonly PatternSearch[];
  /** Numbers of the patterns whose matches may begin anywhere. */
  private readonly anywhere: readonly number[];
  /** By code of an opening: which of `groups` may begin with it. */
  private readonly groupOf = new Uint16Array(OPENING_CODES);
  /** Numbers of patterns; most openings have the same ones, or none. */
  private readonly groups: (readonly number[])[] = [NONE];

  constructor(patterns: readonly RegExp[]) {
    this.searches = patterns.map(searchFor);
    this.anywhere = this.searches.flatMap(({ openings }, number) => (openings === null ? [number] : []));
    for (const [number, { openings }] of this.searches.entries())
      if (openings !== null) this.addOpenings(number, openings.codes());
  }

  /** Matches by pattern. */
  find(text: string, words: WordStarts | null): readonly (readonly Span[])[] {
    if (words === null) return this.searches.map((search) => search.find(text, words));
    const found = this.searches.map((): readonly Span[] => NOTHING_FOUND);
    for (const number of this.anywhere) found[number] = this.searches[number]?.find(text, words) ?? NOTHING_FOUND;
    this.tryWords(text, words, found);
    return found;
  }

  private tryWords(text: string, { at, codes }: WordStarts, found: (readonly Span[])[]): void {
    /** By pattern: where its last match ends. */
    const ends = new Int32Array(this.searches.length);
    for (let word = 0; word < codes.length; word += 1) {
      const start = at[word] ?? 0;
      for (const number of this.groupAt(codes[word] ?? 0)) {
        const end = start < (ends[number] ?? 0) ? null : this.searches[number]?.endAt(text, start);
        if (end === null || end === undefined) continue;
        ends[number] = end;
        found[number] = [...(found[number] ?? NOTHING_FOUND), { start, end }];
      }
    }
  }

  private groupAt(code: number): readonly number[] {
    return this.groups[this.groupOf[code] ?? 0] ?? NONE;
  }

  /** Parts the groups of these openings from those of all others. */
  private addOpenings(number: number, codes: Iterable<number>): void {
    const parted = new Map<number, number>();
    for (const code of codes) {
      const group = this.groupOf[code] ?? 0;
      let own = parted.get(group);
      if (own === undefined) {
        own = this.groups.push([...(this.groups[group] ?? NONE), number]) - 1;
        parted.set(group, own);
      }
      this.groupOf[code] = own;
    }
  }
}
