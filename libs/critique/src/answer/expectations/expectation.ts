import { FACT_CUES, VOICE_CUES } from '../signals/answer-cues.js';

/** One thing a question asks for, how to see it, and what a partner says when it is not there. */
export interface Expectation {
  /** "Who is full-time": the row of evidence. */
  readonly label: string;
  /** Global patterns that match at least one character. */
  readonly patterns: readonly RegExp[];
  /** What the partner asks when it is missing. */
  readonly ask: string;
  /** What to write in its place, with [placeholders]. */
  readonly template: string;
}

/** One thing a question asks for. */
export const of = (label: string, patterns: readonly RegExp[], ask: string, template: string): Expectation => ({
  label,
  patterns,
  ask,
  template,
});

/** A count, in figures or as a word. */
export const NUMBER = String.raw`(?:\d[\d,.]{0,20}[km]?%?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty)`;

/** Whole words or phrases, whatever their case. */
export const pattern = (source: string): RegExp => new RegExp(String.raw`\b(?:${source})`, 'gi');
/** A name, which the tagger finds and no pattern. */
export const NAMED: readonly RegExp[] = [];

/** Facts that several questions ask for. */
export const FACTS = {
  price: FACT_CUES['price'] ?? [],
  dates: [...(FACT_CUES['month'] ?? []), ...(FACT_CUES['year'] ?? []), ...(FACT_CUES['clock'] ?? [])],
  durations: FACT_CUES['duration'] ?? [],
  counts: FACT_CUES['counted'] ?? [],
  deeds: VOICE_CUES['ownDeed'] ?? [],
  customers: VOICE_CUES['customerDeed'] ?? [],
};
