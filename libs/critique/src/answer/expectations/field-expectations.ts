import type { ExpectationId } from './expectations.js';

/** What each question asks for, the most important first (section 2 and 3 of the rubric for answers). */
export const FIELD_EXPECTATIONS: Readonly<Record<string, readonly ExpectationId[]>> = {
  'founder-names': ['names', 'role', 'deed', 'years', 'builder'],
  'founder-relationship': ['years', 'metWhere', 'together', 'conflict'],
  'fulltime-commitment': ['fulltime', 'date', 'names', 'runway'],
  'responsibility-split': ['names', 'builds', 'sells', 'decides'],
  'problem-statement': ['who', 'cost', 'frequency', 'workaround', 'evidence'],
  'unique-insight': ['belief', 'finding', 'evidence', 'consequence'],
  'why-this-problem': ['ownStory', 'years', 'tried', 'demand'],
  'current-product': ['works', 'users', 'paid', 'limits'],
  'how-it-works': ['steps', 'hardPart', 'limits'],
  validation: ['paid', 'asked', 'again', 'date'],
  metrics: ['mainNumber', 'trend', 'kept', 'paid'],
  'progress-made': ['date', 'shipped', 'result', 'learned'],
  'first-users': ['users', 'found', 'paid', 'again'],
  competitors: ['names', 'status', 'goodAt', 'fear', 'amount'],
  'competitive-advantage': ['grows', 'evidence', 'amount', 'copyable'],
  'why-now': ['changed', 'date', 'enables', 'evidence'],
  'five-year-vision': ['anchor', 'arithmetic', 'nextProduct', 'condition'],
  'company-oneliner': ['product', 'who', 'users'],
  'company-description': ['product', 'who', 'payer', 'users'],
  'target-customers': ['who', 'place', 'payer', 'users'],
  'market-size': ['users', 'arithmetic', 'amount', 'evidence'],
  'business-model': ['amount', 'payer', 'margin', 'users'],
  'customer-acquisition': ['channel', 'conversion', 'cost', 'found'],
  'funding-plan': ['amount', 'use', 'runway', 'condition'],
};

/** What only several founders can say of themselves. */
export const ASKED_OF_SEVERAL: Readonly<Record<string, ReadonlySet<ExpectationId>>> = {
  'founder-names': new Set<ExpectationId>(['role', 'builder']),
  'founder-relationship': new Set<ExpectationId>(['years', 'metWhere', 'together', 'conflict']),
  'fulltime-commitment': new Set<ExpectationId>(['names']),
  'responsibility-split': new Set<ExpectationId>(['names', 'builds', 'sells', 'decides']),
};
