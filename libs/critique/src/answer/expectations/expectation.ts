import type { SlotName } from '../../engine/slots/slot.js';

/** One thing a question asks for, and what a partner says when it is not there. */
export interface Expectation {
  /** "Who is full-time": the row of evidence. */
  readonly label: string;
  /** What the partner asks when it is missing. */
  readonly ask: string;
  /** What to write in its place, with [placeholders]. */
  readonly template: string;
  /** The slot whose words may say it too: it is called missing only where that slot is absent as well. */
  readonly lacks?: SlotName;
}

/** One thing a question asks for. */
export const of = (label: string, ask: string, template: string, lacks?: SlotName): Expectation => ({
  label,
  ask,
  template,
  ...(lacks !== undefined && { lacks }),
});
