import type { DemoMeasure } from '@playbook/contracts/demos/demo-review.schema';
import type { Range } from '../formats.js';
import { rounded } from '../said.js';

/** What a measure is, beside its value. */
export interface MeasureSpec {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
  readonly good: Range;
  /** Outside of it a measure is poor. */
  readonly fair: Range;
  readonly decimals?: number;
  readonly method: string;
}

const isWithin = (value: number, [from, to]: Range): boolean =>
  value >= (from ?? -Infinity) && value <= (to ?? Infinity);

/** A value beside its target; an empty list where it was not measured. */
export function measure(spec: MeasureSpec, value: number | null | undefined): DemoMeasure[] {
  if (value === null || value === undefined || !Number.isFinite(value)) return [];
  const { id, label, unit, good, fair, decimals = 0, method } = spec;
  const shown = rounded(value, decimals);
  const standing = isWithin(shown, good) ? 'good' : isWithin(shown, fair) ? 'fair' : 'poor';
  return [{ id, label, value: shown, unit, from: good[0], to: good[1], standing, method }];
}
