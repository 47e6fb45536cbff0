import { ANALYSIS_TIMEOUT_MS } from '@playbook/contracts/core/limits';
import { z } from 'zod';
import { httpUrlSetting } from '../../config/process-settings.js';

export const MODEL_PROVIDERS = ['none', 'openai-compatible', 'anthropic', 'google'] as const;
/** Time that is left to the rest of an analysis: the built-in engine and the database. */
const REST_OF_ANALYSIS_MS = 5_000;

const wholeSetting = (min: number, max: number) =>
  z.coerce
    .number({ error: 'it must be a number' })
    .int('it must be a whole number')
    .min(min, `it must be at least ${min}`)
    .max(max, `it must be at most ${max}`);

const usdSetting = z.coerce.number({ error: 'it must be an amount in US dollars' }).min(0, 'it must not be negative');

/** Settings of a service that asks a language model. They go into the service's own schema, with `checkModelSettings`. */
export const modelSettingsShape = {
  PLAYBOOK_MODEL_PROVIDER: z
    .enum(MODEL_PROVIDERS, { error: `it must be one of ${MODEL_PROVIDERS.join(', ')}` })
    .default('none'),
  /** Base address of the provider's API, with its version, as `http://localhost:11434/v1`. */
  PLAYBOOK_MODEL_URL: httpUrlSetting.optional(),
  /** The provider's name of the model; also what founders read. */
  PLAYBOOK_MODEL_NAME: z.string().max(100, 'it must have at most 100 characters').optional(),
  PLAYBOOK_MODEL_API_KEY: z.string().optional(),
  /** For all that a model does for one analysis, a second attempt included. */
  PLAYBOOK_MODEL_TIME_BUDGET_MS: wholeSetting(100, ANALYSIS_TIMEOUT_MS - REST_OF_ANALYSIS_MS).default(12_000),
  /** Input and output together. */
  PLAYBOOK_MODEL_TOKENS_PER_CALL: wholeSetting(1_000, 1_000_000).default(12_000),
  /** What a million tokens cost, in US dollars. */
  PLAYBOOK_MODEL_INPUT_USD_PER_MTOK: usdSetting.optional(),
  PLAYBOOK_MODEL_OUTPUT_USD_PER_MTOK: usdSetting.optional(),
  PLAYBOOK_MODEL_USD_PER_CALL: usdSetting.optional(),
  PLAYBOOK_MODEL_USD_PER_FOUNDER_DAY: usdSetting.optional(),
  PLAYBOOK_MODEL_CALLS_PER_FOUNDER_DAY: wholeSetting(0, 1_000_000).default(50),
  /** Calls that one process makes at a time. */
  PLAYBOOK_MODEL_CONCURRENCY: wholeSetting(1, 1_000).default(8),
  /** Failures in a row after which the model is left alone for a while. */
  PLAYBOOK_MODEL_BREAKER_FAILURES: wholeSetting(1, 1_000).default(5),
  PLAYBOOK_MODEL_BREAKER_PAUSE_MS: wholeSetting(1, 3_600_000).default(30_000),
  /** How long a reply is kept for the same text; 0 keeps none. */
  PLAYBOOK_MODEL_CACHE_H: wholeSetting(0, 720).default(24),
};
const modelSettingsSchema = z.object(modelSettingsShape);
export type ModelSettings = z.output<typeof modelSettingsSchema>;

const PRICES = ['PLAYBOOK_MODEL_INPUT_USD_PER_MTOK', 'PLAYBOOK_MODEL_OUTPUT_USD_PER_MTOK'] as const;
const MONEY_LIMITS = ['PLAYBOOK_MODEL_USD_PER_CALL', 'PLAYBOOK_MODEL_USD_PER_FOUNDER_DAY'] as const;

/** What each provider cannot do without: a paid one not without prices, or its cost could not be kept to a budget. */
const NEEDED: Readonly<Record<ModelSettings['PLAYBOOK_MODEL_PROVIDER'], readonly (keyof ModelSettings)[]>> = {
  none: [],
  'openai-compatible': ['PLAYBOOK_MODEL_NAME', 'PLAYBOOK_MODEL_URL'],
  anthropic: ['PLAYBOOK_MODEL_NAME', 'PLAYBOOK_MODEL_API_KEY', ...PRICES],
  google: ['PLAYBOOK_MODEL_NAME', 'PLAYBOOK_MODEL_API_KEY', ...PRICES],
};

/** Refinement of a schema with the shape above: adds one issue for settings that do not go together. */
export function checkModelSettings(settings: ModelSettings, context: z.RefinementCtx<ModelSettings>): void {
  const refuse = (name: keyof ModelSettings, message: string): void =>
    context.addIssue({ code: 'custom', path: [name], message });
  const provider = settings.PLAYBOOK_MODEL_PROVIDER;
  const missing = NEEDED[provider].find((name) => settings[name] === undefined);
  if (missing !== undefined) return refuse('PLAYBOOK_MODEL_PROVIDER', `${provider} needs ${missing}`);
  const idle = (['PLAYBOOK_MODEL_NAME', 'PLAYBOOK_MODEL_URL', 'PLAYBOOK_MODEL_API_KEY'] as const).find(
    (name) => provider === 'none' && settings[name] !== undefined,
  );
  if (idle !== undefined) return refuse(idle, 'it has no effect without PLAYBOOK_MODEL_PROVIDER');
  const price = PRICES.find((name) => settings[name] === undefined);
  const limit = MONEY_LIMITS.find((name) => settings[name] !== undefined);
  if (price !== undefined && limit !== undefined) refuse(limit, `a limit in US dollars needs ${price}`);
}
