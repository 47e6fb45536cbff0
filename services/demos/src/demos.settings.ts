import { checkModelSettings, modelSettingsShape } from '@playbook/service-kit/model-access/model/model.settings';
import { z } from 'zod';

const MIN_ALLOWANCE_MB = 100;
const MAX_ALLOWANCE_MB = 1_000_000;

/** Settings of the demos service: those of the language model, and how much room there is. */
export const demosSettingsSchema = z
  .object({
    ...modelSettingsShape,
    /** How much room a founder's videos may take, in MB. */
    PLAYBOOK_ALLOWANCE_DEMO_MB: z.coerce
      .number({ error: 'it must be a number of MB' })
      .int('it must be a whole number')
      .min(MIN_ALLOWANCE_MB, `it must be ${MIN_ALLOWANCE_MB} to ${MAX_ALLOWANCE_MB}`)
      .max(MAX_ALLOWANCE_MB, `it must be ${MIN_ALLOWANCE_MB} to ${MAX_ALLOWANCE_MB}`)
      .default(2_000),
  })
  .superRefine(checkModelSettings);
export type DemosSettings = z.output<typeof demosSettingsSchema>;
