import type { DemoMeasure } from '@playbook/contracts/demos/demo-review.schema';
import { numberText } from '../../../../lib/words/amounts.js';

/** Signs that stand at their number without a space. */
const TIGHT_UNIT = /^[%:]/;

/** A number with its unit: '152 words a minute', '88%'. */
export function amountText(value: number, unit: string): string {
  if (unit === '') return numberText(value);
  return TIGHT_UNIT.test(unit) ? `${numberText(value)}${unit}` : `${numberText(value)} ${unit}`;
}

/** What is good for the format: '120 to 180 words a minute', 'at least 25 dB'; empty where there is no target. */
export function targetText({ from, to, unit }: Pick<DemoMeasure, 'from' | 'to' | 'unit'>): string {
  if (from !== null && to !== null) return `${numberText(from)} to ${amountText(to, unit)}`;
  if (from !== null) return `at least ${amountText(from, unit)}`;
  return to === null ? '' : `at most ${amountText(to, unit)}`;
}
