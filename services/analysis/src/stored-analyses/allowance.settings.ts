import { STORED_KINDS, type StoredKind } from '@playbook/contracts/analysis/analysis-kinds.contract';
import { z } from 'zod';
import { byKind } from './by-kind.js';

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

/** `pitchAnalyses` as `PITCH_ANALYSES`. */
type ScreamingSnake<Name extends string> = Name extends `${infer Head}${infer Tail}`
  ? `${Head extends Lowercase<Head> ? Uppercase<Head> : `_${Head}`}${ScreamingSnake<Tail>}`
  : '';
type KindSetting = `PLAYBOOK_ALLOWANCE_${ScreamingSnake<StoredKind>}`;

const settingOf = (kind: StoredKind): KindSetting =>
  `PLAYBOOK_ALLOWANCE_${kind.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}` as KindSetting;
const storedShape = Object.fromEntries(
  STORED_KINDS.map((kind) => [settingOf(kind), allowance(MIN_STORED, DEFAULT_MAX_STORED)]),
) as Record<KindSetting, ReturnType<typeof allowance>>;

/** How many analyses a founder may have stored, of each kind, and store of each kind on one day of UTC. */
export const allowanceSettingsShape = {
  ...storedShape,
  PLAYBOOK_ALLOWANCE_PER_DAY: allowance(MIN_STORED_PER_DAY, DEFAULT_MAX_STORED_PER_DAY),
};

const settingsSchema = z.object(allowanceSettingsShape);
type AllowanceSettings = z.output<typeof settingsSchema>;

/** The most that may be stored of each kind. */
export const maxStoredOf = (settings: AllowanceSettings): Readonly<Record<StoredKind, number>> =>
  byKind((kind) => settings[settingOf(kind)]);
