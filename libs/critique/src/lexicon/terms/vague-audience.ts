import type { TermRow } from './term.js';

/** Customers that could be anyone. */
export const VAGUE_AUDIENCE: readonly TermRow[] = [
  ['users', 'the job title or person', 1],
  ['people', "which people: 'parents of children with type 1 diabetes'", 1],
  ['everyone', 'the first 100 customers you would call', 3],
  ['anyone', 'the first 100 customers you would call', 3],
  ['everybody', 'the first 100 customers you would call', 3],
  ['businesses', "which: 'independent restaurants with 1-3 locations'", 1],
  ['companies', "which: 'US freight brokers under 50 staff'", 1],
  ['businesses of all sizes', 'one size, one trade', 3],
  ['companies of all sizes', 'one size, one trade', 3],
  ['organizations', 'which kind and size', 1],
  ['enterprises', "the department and the buyer's title", 1],
  ['consumers', 'age, place, habit', 1],
  ['individuals', 'who exactly', 2],
  ['customers', 'whose, which', 1],
  ['brands', "which: 'Shopify stores over $1m a year'", 1],
  ['teams', 'which team, in what company size', 1],
  ['professionals', 'the job title', 2],
  ['millennials', 'the habit, not the age band', 2],
  ['gen z', 'the habit, not the age band', 2],
  ['global audience', 'the first country and city', 3],
  ['clients', 'which', 1],
];
