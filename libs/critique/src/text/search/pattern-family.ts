import type { Span } from '@playbook/contracts/core/span.schema';
import { oncePer } from '../once-per.js';
import { PatternLists, type SqueezedText } from './squeezed-text.js';

/** Finds the matches of one list of patterns: what `spansMatching` finds. */
export type PatternFinder = (squeezed: SqueezedText) => readonly Span[];

/**
 * Lists of patterns of several modules that are asked for in the same texts: the first that is asked for in a text has all of
 * them searched for in one pass, which is far less than a pass for each.
 */
export class PatternFamily {
  private readonly lists: (readonly RegExp[])[] = [];
  private foundIn = this.searchAll();

  /** Adds a list; modules do so when they are loaded. */
  add(patterns: readonly RegExp[]): PatternFinder {
    const number = this.lists.push(patterns) - 1;
    this.foundIn = this.searchAll();
    return (squeezed) => this.foundIn(squeezed)[number] ?? [];
  }

  /** What is found of the lists there are by now, once for a text; made ready when the first text is searched. */
  private searchAll(): (squeezed: SqueezedText) => readonly (readonly Span[])[] {
    let lists: PatternLists | undefined;
    return oncePer((squeezed) => (lists ??= new PatternLists(this.lists.slice())).spansIn(squeezed));
  }
}
