import { fieldKey, REQUIRED_FIELDS } from '@playbook/contracts/applications/catalogue/builder-catalogue';

const REQUIRED_KEYS: ReadonlySet<string> = new Set(REQUIRED_FIELDS.map(fieldKey));

/** Score of an analysed field, 0 to 100. */
export interface FieldScore {
  readonly sectionId: string;
  readonly fieldId: string;
  readonly score: number;
}

/** The scores that count: those of required fields. */
export const requiredScores = <Score extends FieldScore>(scores: readonly Score[]): Score[] =>
  scores.filter((field) => REQUIRED_KEYS.has(fieldKey(field)));

/** Rounded mean of the scores of those required fields that were analysed, 0 when none was (specification, section 5). */
export function qualityScore(scores: readonly FieldScore[]): number {
  const counted = requiredScores(scores);
  if (counted.length === 0) return 0;
  return Math.round(counted.reduce((sum, { score }) => sum + score, 0) / counted.length);
}
