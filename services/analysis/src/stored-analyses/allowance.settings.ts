import type { StoredKind } from '@playbook/contracts/analysis/stored-analyses.contract';
import { z } from 'zod';

const MAX_ALLOWANCE = 1_000_000;
/** Of two, the older one can be deleted. */
const MIN_STORED = 2;
const MIN_STORED_PER_DAY = 1;
const DEFAULT_MAX_STORED = 2_000;
const DEFAULT_MAX_STORED_PER_DAY = 500;

const allowance = (minItems: number, defaultItems: number) =>
  z.coerce
    .number({ error: 'it must be a number of analyses' })
    .int('it must be a whole number')
    .min(minItems, `it must be ${minItems} to ${MAX_ALLOWANCE}`)
    .max(MAX_ALLOWANCE, `it must be ${minItems} to ${MAX_ALLOWANCE}`)
    .default(defaultItems);

/** How many analyses a founder may have stored, of each kind, and store of each kind on one day of UTC. */
export const allowanceSettingsShape = {
  PLAYBOOK_ALLOWANCE_PITCH_ANALYSES: allowance(MIN_STORED, DEFAULT_MAX_STORED),
  PLAYBOOK_ALLOWANCE_IDEA_CHECKS: allowance(MIN_STORED, DEFAULT_MAX_STORED),
  PLAYBOOK_ALLOWANCE_ANSWER_ANALYSES: allowance(MIN_STORED, DEFAULT_MAX_STORED),
  PLAYBOOK_ALLOWANCE_PER_DAY: allowance(MIN_STORED_PER_DAY, DEFAULT_MAX_STORED_PER_DAY),
};

const settingsSchema = z.object(allowanceSettingsShape);
type AllowanceSettings = z.output<typeof settingsSchema>;

/** The most that may be stored of each kind. */
export const maxStoredOf = (settings: AllowanceSettings): Readonly<Record<StoredKind, number>> => ({
  pitchAnalyses: settings.PLAYBOOK_ALLOWANCE_PITCH_ANALYSES,
  ideaChecks: settings.PLAYBOOK_ALLOWANCE_IDEA_CHECKS,
  answerAnalyses: settings.PLAYBOOK_ALLOWANCE_ANSWER_ANALYSES,
});
