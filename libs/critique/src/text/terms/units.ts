import type { Span } from '@playbook/contracts/core/span.schema';
import { lowerSameLength } from '../tokens/normalise.js';

const UNIT = /#?[\p{L}\p{M}\p{N}]+/gu;

export interface Unit extends Span {
  readonly text: string;
}

/** Runs of letters and digits in lower case: the pieces terms are matched on, whatever joins them. */
export function unitsOf(text: string): Unit[] {
  const lower = lowerSameLength(text);
  const units: Unit[] = [];
  UNIT.lastIndex = 0;
  for (let match = UNIT.exec(lower); match !== null; match = UNIT.exec(lower))
    units.push({ text: match[0], start: match.index, end: UNIT.lastIndex });
  return units;
}
