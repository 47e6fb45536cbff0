import { CONSUMER_TRAPS } from './consumer.traps.js';
import { INDUSTRY_TRAPS } from './industry.traps.js';
import { SOCIAL_TRAPS } from './social.traps.js';
import { SOFTWARE_TRAPS } from './software.traps.js';
import type { TrapPattern } from './trap-pattern.js';

/** The catalogue of section 3.1 of the rubric. */
export const TRAP_CATALOGUE: readonly TrapPattern[] = [
  ...SOCIAL_TRAPS,
  ...CONSUMER_TRAPS,
  ...SOFTWARE_TRAPS,
  ...INDUSTRY_TRAPS,
];
