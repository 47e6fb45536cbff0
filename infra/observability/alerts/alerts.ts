import type { Alert } from './alert.js';
import { burnRateAlerts } from './burn-rates.js';
import { CAUSE_ALERTS } from './causes.js';

/** Every alert, in the order in which the rules and the runbook have them. */
export const ALERTS: readonly Alert[] = [...burnRateAlerts(), ...CAUSE_ALERTS];
