import { checkModelSettings, modelSettingsShape } from '@playbook/service-kit/model-access/model/model.settings';
import { z } from 'zod';

const MIN_ALLOWANCE_MB = 50;
const MAX_ALLOWANCE_MB = 1_000_000;

/** Settings of the decks service: those of the language model, and how much room there is. */
export const decksSettingsSchema = z
  .object({
    ...modelSettingsShape,
    /** How much room a founder's decks may take, in MB. */
    PLAYBOOK_ALLOWANCE_DECK_MB: z.coerce
      .number({ error: 'it must be a number of MB' })
      .int('it must be a whole number')
      .min(MIN_ALLOWANCE_MB, `it must be ${MIN_ALLOWANCE_MB} to ${MAX_ALLOWANCE_MB}`)
      .max(MAX_ALLOWANCE_MB, `it must be ${MIN_ALLOWANCE_MB} to ${MAX_ALLOWANCE_MB}`)
      .default(500),
  })
  .superRefine(checkModelSettings);
export type DecksSettings = z.output<typeof decksSettingsSchema>;
