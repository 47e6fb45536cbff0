import { MARKET_EXPECTATIONS } from './market.expectations.js';
import { PROBLEM_EXPECTATIONS } from './problem.expectations.js';
import { PRODUCT_EXPECTATIONS } from './product.expectations.js';
import { TEAM_EXPECTATIONS } from './team.expectations.js';
import { TRACTION_EXPECTATIONS } from './traction.expectations.js';

/** Everything any of the questions asks for. Sources: the rubric's "Strong" line of each field. */
export const EXPECTATIONS = {
  ...TEAM_EXPECTATIONS,
  ...PROBLEM_EXPECTATIONS,
  ...PRODUCT_EXPECTATIONS,
  ...TRACTION_EXPECTATIONS,
  ...MARKET_EXPECTATIONS,
} as const;

export type ExpectationId = keyof typeof EXPECTATIONS;
