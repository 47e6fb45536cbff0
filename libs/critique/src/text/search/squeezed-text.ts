import type { Span } from '@playbook/contracts/core/span.schema';
import { oncePer } from '../once-per.js';
import { JointSearch } from './joint-search.js';
import { matchesOf } from './matches-of.js';
import { findMatches } from './pattern-search.js';
import { wordStartsOf, type WordStarts } from './word-starts.js';

/**
 * Text with every run of white space squeezed to one space, and where each character stood before. Patterns are searched
 * here, so that words left out of the middle of a phrase do not hide it.
 */
export interface SqueezedText {
  readonly text: string;
  /** Offset in the unsqueezed text of a UTF-16 code unit of `text`. */
  readonly offsetOf: (index: number) => number;
  /** Where the words of `text` begin; worked out when it is first searched. */
  readonly words: WordStarts | null;
}

const SUPERFLUOUS_SPACE = /^ +| (?=[ ,.;:!?])/g;

class LazySqueezedText implements SqueezedText {
  readonly text: string;
  readonly offsetOf: SqueezedText['offsetOf'];
  private found: WordStarts | null | undefined;

  constructor(text: string, offsetOf: SqueezedText['offsetOf']) {
    this.text = text;
    this.offsetOf = offsetOf;
  }

  get words(): WordStarts | null {
    if (this.found === undefined) this.found = wordStartsOf(this.text);
    return this.found;
  }
}

export function squeeze(text: string): SqueezedText {
  const dropped = matchesOf(SUPERFLUOUS_SPACE, text);
  if (dropped.length === 0) return new LazySqueezedText(text, (index) => index);
  /** Where something was left out of the squeezed text, and how much up to there. */
  const [cuts, shifts]: [number[], number[]] = [[], []];
  let squeezed = '';
  let from = 0;
  for (const { index, 0: spaces } of dropped) {
    squeezed += text.slice(from, index);
    from = index + spaces.length;
    // Spaces in a row are left out one by one: together they are one cut.
    const place = cuts.at(-1) === squeezed.length ? cuts.length - 1 : cuts.length;
    cuts[place] = squeezed.length;
    shifts[place] = from - squeezed.length;
  }
  squeezed += text.slice(from);
  const length = squeezed.length;
  return new LazySqueezedText(squeezed, (index) => {
    if (index >= length) return text.length;
    let place = cuts.length - 1;
    while (place >= 0 && (cuts[place] ?? 0) > index) place -= 1;
    return index + (shifts[place] ?? 0);
  });
}

const NO_SPANS: readonly Span[] = [];
const EVERY_LIST = (): boolean => true;

const unsqueezed = ({ start, end }: Span, offsetOf: SqueezedText['offsetOf']): Span => ({
  start: offsetOf(start),
  end: offsetOf(end - 1) + 1,
});

/** Lists of patterns that are searched for in one pass, which takes far less time than one list after the other. */
export class PatternLists {
  /** Made ready when the first text is searched. */
  private search: JointSearch | undefined;

  constructor(private readonly lists: readonly (readonly RegExp[])[]) {}

  /** What `spansMatching` finds for each list; nothing for one that `isOpen` tells is not asked for. */
  spansIn(
    { text, words, offsetOf }: SqueezedText,
    isOpen: (list: number) => boolean = EVERY_LIST,
  ): readonly (readonly Span[])[] {
    this.search ??= new JointSearch(this.lists.flat());
    const found = this.search.find(text, words, isOpen === EVERY_LIST ? undefined : this.numbersWithout(isOpen));
    let pattern = 0;
    return this.lists.map(({ length }) => {
      let own: Span[] | undefined;
      for (const end = pattern + length; pattern < end; pattern += 1)
        for (const span of found[pattern] ?? NO_SPANS) (own ??= []).push(unsqueezed(span, offsetOf));
      return own ?? NO_SPANS;
    });
  }

  /** Numbers of the patterns of all lists that are not open. */
  private numbersWithout(isOpen: (list: number) => boolean): Set<number> {
    const numbers = new Set<number>();
    let first = 0;
    for (const [list, { length }] of this.lists.entries()) {
      if (!isOpen(list)) for (let pattern = first; pattern < first + length; pattern += 1) numbers.add(pattern);
      first += length;
    }
    return numbers;
  }
}

/** The search for a list of patterns, made ready once. */
const searchOf = oncePer((patterns: readonly RegExp[]) => new JointSearch(patterns));

/** Spans, in the unsqueezed text, of all matches of the patterns (global regular expressions that match at least one character). */
export function spansMatching({ text, words, offsetOf }: SqueezedText, patterns: readonly RegExp[]): Span[] {
  const [first] = patterns;
  if (first === undefined) return [];
  const byPattern = patterns.length === 1 ? [findMatches(first, text, words)] : searchOf(patterns).find(text, words);
  const found: Span[] = [];
  for (const spans of byPattern) for (const span of spans) found.push(unsqueezed(span, offsetOf));
  return found;
}
