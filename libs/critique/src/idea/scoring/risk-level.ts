import type { CategoryRisk, RiskLevel } from '@playbook/contracts/analysis/idea-check.schema';
import type { RiskLimits } from './idea-model.js';

/** Two levels, the lower one first. */
export type RiskRange = NonNullable<CategoryRisk['range']>;

/**
 * Points on either side of a limit within which the level alone is right in 58 of 100 by cross-validation, and one of the two in 97
 * (docs/adr/0053).
 */
const CLOSE_POINTS = 8;

/** The level of a risk figure, 0 to 100. */
export function riskLevelOf(figure: number, { medium, high }: RiskLimits): RiskLevel {
  if (figure >= high) return 'high';
  return figure >= medium ? 'medium' : 'low';
}

/** The two levels between which a risk figure lies; null where one of them is clearly the likelier. */
export function riskRangeOf(figure: number, { medium, high }: RiskLimits): RiskRange | null {
  if (figure >= medium - CLOSE_POINTS && figure < medium + CLOSE_POINTS) return ['low', 'medium'];
  return figure >= high - CLOSE_POINTS && figure < high + CLOSE_POINTS ? ['medium', 'high'] : null;
}
