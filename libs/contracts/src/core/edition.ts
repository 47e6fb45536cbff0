/**
 * The product's own name and the accelerator it prepares founders for. Every branded text is built from these constants, so
 * that an edition for another accelerator changes this file only (decision D1).
 */
export const EDITION = {
  productName: 'Playbook',
  acceleratorName: 'YC',
  acceleratorFullName: 'Y Combinator',
  applyUrl: 'https://www.ycombinator.com/apply/',
} as const;
