import type { IdeaCheck, IdeaPartName, RiskLevel } from '@playbook/contracts/analysis/idea-check.schema';
import type { ShownIdeaCheck } from './shown-idea-check.js';

/** The scored check before the one that is shown. */
export type PreviousCheck = Pick<
  IdeaCheck,
  'createdAt' | 'ycAlignmentScore' | 'parts' | 'categoryRisk' | 'whyNowAlignment'
>;

/** How a check differs from the one before it. */
export interface IdeaDifference {
  readonly alignment: number;
  readonly whyNow: number;
  /** From and to; null when the level is the same. */
  readonly risk: { readonly from: RiskLevel; readonly to: RiskLevel } | null;
}

/** The differences to the attempt before. */
export function differenceOf(check: ShownIdeaCheck, previous: PreviousCheck): IdeaDifference {
  const from = previous.categoryRisk.level;
  const to = check.categoryRisk.level;
  return {
    alignment: check.ycAlignmentScore - previous.ycAlignmentScore,
    whyNow: check.whyNowAlignment.score - previous.whyNowAlignment.score,
    risk: from === to ? null : { from, to },
  };
}

/** Points that a part gained or lost; null without an attempt before. */
export function partDifference(part: IdeaPartName, points: number, previous: PreviousCheck | null): number | null {
  const before = previous?.parts.find((one) => one.part === part);
  return before === undefined ? null : points - before.points;
}
