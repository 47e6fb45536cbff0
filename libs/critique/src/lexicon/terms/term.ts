/** What a term does to a sentence; each category feeds one of the signals S17 to S20. */
export type TermCategory =
  | 'platform-speak'
  | 'ai-hype'
  | 'trend-tech'
  | 'corporate-verbs'
  | 'vague-adjectives'
  | 'vague-quantities'
  | 'vague-audience'
  | 'hype'
  | 'business-jargon'
  | 'hedges'
  | 'filler-intensifiers';

/** Term in lower case, plain replacement or advice, weight: 1 weak, 2 usually cut, 3 always cut. */
export type TermRow = readonly [term: string, replacement: string, weight: number];

export interface Term {
  readonly term: string;
  readonly category: TermCategory;
  readonly replacement: string;
  readonly weight: number;
  /** The term as runs of letters and digits: 'ai-powered' and 'ai powered' are both `['ai', 'powered']`. */
  readonly units: readonly string[];
}
