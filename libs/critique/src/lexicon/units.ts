import type { Span } from '@playbook/contracts/pitch-analysis.schema';
import { lowerSameLength } from '../text/normalise.js';

const UNIT = /#?[\p{L}\p{M}\p{N}]+/gu;

export interface Unit extends Span {
  readonly text: string;
}

/** Runs of letters and digits in lower case: the pieces terms are matched on, whatever joins them. */
export function unitsOf(text: string): Unit[] {
  return Array.from(lowerSameLength(text).matchAll(UNIT), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
