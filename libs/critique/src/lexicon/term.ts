import { readLines } from './read-words.js';

/** What a term does to a sentence; each category feeds one of the signals S17 to S20. A file of `terms/` holds each of them. */
export const TERM_CATEGORIES = [
  'platform-speak',
  'ai-hype',
  'trend-tech',
  'corporate-verbs',
  'vague-adjectives',
  'vague-quantities',
  'vague-audience',
  'hype',
  'business-jargon',
  'hedges',
  'filler-intensifiers',
] as const;
export type TermCategory = (typeof TERM_CATEGORIES)[number];

export interface Term {
  /** In lower case. */
  readonly term: string;
  readonly category: TermCategory;
  /** Plain words in its place, or advice. */
  readonly replacement: string;
  /** 1 weak, 2 usually cut, 3 always cut. */
  readonly weight: number;
  /** The term as runs of letters and digits: 'ai-powered' and 'ai powered' are both `['ai', 'powered']`. */
  readonly units: readonly string[];
}

/** Terms of a category as they stand in its file: `weight | term | replacement`. */
export const readTerms = (category: TermCategory): Omit<Term, 'units'>[] =>
  readLines(new URL(`./terms/${category}.txt`, import.meta.url)).map((line) => {
    const [weight, term = '', replacement = ''] = line.split(' | ');
    return { term, category, replacement, weight: Number(weight) };
  });
