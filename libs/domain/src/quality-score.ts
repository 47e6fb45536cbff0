import { fieldKey, REQUIRED_FIELDS } from '@playbook/contracts/builder-catalogue';

const REQUIRED_KEYS: ReadonlySet<string> = new Set(REQUIRED_FIELDS.map(fieldKey));

/** Score of an analysed field, 0 to 100. */
export interface FieldScore {
  readonly sectionId: string;
  readonly fieldId: string;
  readonly score: number;
}

/** Rounded mean of the scores of those required fields that were analysed, 0 when none was (specification, section 5). */
export function qualityScore(scores: readonly FieldScore[]): number {
  const counted = scores.filter((field) => REQUIRED_KEYS.has(fieldKey(field)));
  if (counted.length === 0) return 0;
  return Math.round(counted.reduce((sum, { score }) => sum + score, 0) / counted.length);
}
