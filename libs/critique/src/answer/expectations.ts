import { MARKET_EXPECTATIONS } from './expectations/market.expectations.js';
import { PROBLEM_EXPECTATIONS } from './expectations/problem.expectations.js';
import { PRODUCT_EXPECTATIONS } from './expectations/product.expectations.js';
import { TEAM_EXPECTATIONS } from './expectations/team.expectations.js';
import { TRACTION_EXPECTATIONS } from './expectations/traction.expectations.js';

/** Everything any of the questions asks for. Sources: the rubric's "Strong" line of each field. */
export const EXPECTATIONS = {
  ...TEAM_EXPECTATIONS,
  ...PROBLEM_EXPECTATIONS,
  ...PRODUCT_EXPECTATIONS,
  ...TRACTION_EXPECTATIONS,
  ...MARKET_EXPECTATIONS,
} as const;

export type ExpectationId = keyof typeof EXPECTATIONS;
