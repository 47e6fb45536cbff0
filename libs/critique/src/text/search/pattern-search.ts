import type { Span } from '@playbook/contracts/core/span.schema';
import { oncePer } from '../once-per.js';
import { openingsOf, type Openings } from './openings.js';
import { quicklyCompiled } from './quickly-compiled.js';
import { neededSigns } from './signs/needed-signs.js';
import { haveCommon, type SignSet } from './signs/sign-set.js';
import type { WordStarts } from './word-starts.js';

/** Most searches find nothing. */
const NOTHING_FOUND: readonly Span[] = [];

/**
 * A global pattern made ready to be searched for. Most patterns here are lists of words: they are only tried at the words
 * of a text that open like one of the list. What is found is what `matchAll` finds.
 */
export class PatternSearch {
  /** Of the words at which it is tried; null when a match may begin elsewhere. */
  readonly openings: Openings | null;
  /** Of a pattern that may begin elsewhere: without one of these a text has no match; null where none are known. */
  private readonly needed: SignSet | null;
  /** Copies, so that the place where a search goes on is nobody else's. */
  private readonly anywhere: RegExp;
  private readonly there: RegExp;

  constructor(pattern: RegExp) {
    this.openings = openingsOf(pattern);
    this.needed = this.openings === null ? neededSigns(pattern) : null;
    const source = quicklyCompiled(pattern);
    this.anywhere = new RegExp(source, pattern.flags);
    this.there = new RegExp(source, pattern.flags.replace('g', 'y'));
  }

  find(text: string, words: WordStarts | null): readonly Span[] {
    if (words === null) return this.scan(text);
    if (this.openings !== null) return this.tryWords(text, words, this.openings);
    return this.needed === null || haveCommon(this.needed, words.signs) ? this.scan(text) : NOTHING_FOUND;
  }

  /** Where a match that begins at `start` ends; null when there is none. */
  endAt(text: string, start: number): number | null {
    const { there } = this;
    there.lastIndex = start;
    return there.test(text) ? there.lastIndex : null;
  }

  private scan(text: string): Span[] {
    const { anywhere } = this;
    const found: Span[] = [];
    anywhere.lastIndex = 0;
    for (let match = anywhere.exec(text); match !== null; match = anywhere.exec(text))
      found.push({ start: match.index, end: anywhere.lastIndex });
    return found;
  }

  private tryWords(text: string, { at, codes }: WordStarts, openings: Openings): readonly Span[] {
    let found: Span[] | undefined;
    let last = 0;
    for (let word = 0; word < codes.length; word += 1) {
      const start = at[word] ?? 0;
      if (start < last || !openings.has(codes[word] ?? 0)) continue;
      const end = this.endAt(text, start);
      if (end === null) continue;
      last = end;
      (found ??= []).push({ start, end });
    }
    return found ?? NOTHING_FOUND;
  }
}

/** The search for a pattern, made ready once. */
export const searchFor = oncePer((pattern: RegExp) => new PatternSearch(pattern));

/** Matches of a global pattern that takes at least one character, in order; `words` are those of the text. */
export function findMatches(pattern: RegExp, text: string, words: WordStarts | null): readonly Span[] {
  return searchFor(pattern).find(text, words);
}
