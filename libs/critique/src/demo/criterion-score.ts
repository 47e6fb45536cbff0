import type { DemoEvidenceRow } from '@playbook/contracts/demos/demo-review.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';

/** Points of a criterion with the rows that add up to them. */
export interface CriterionScore {
  readonly points: number;
  readonly rows: readonly DemoEvidenceRow[];
}

/** A row of evidence; `atS` is null where it is about the whole video. */
export const row = (label: string, points: number, atS: number | null = null): DemoEvidenceRow => ({
  label,
  points,
  atS,
});

/** The score of rows, held within bounds by a last row that says so. */
export function scoreOf(rows: readonly DemoEvidenceRow[], floor = 0, ceiling = OVERALL_MAX_POINTS): CriterionScore {
  const sum = rows.reduce((total, { points }) => total + points, 0);
  const points = Math.min(ceiling, Math.max(floor, sum));
  if (points === sum) return { points, rows };
  const label = points > sum ? `No score is below ${floor}` : `No more than ${ceiling} for this`;
  return { points, rows: [...rows, row(label, points - sum)] };
}
