import { checkModelSettings, modelSettingsShape } from '@playbook/service-kit/model-access/model/model.settings';
import { z } from 'zod';

const MAX_JOBS = 16;

/** Settings of the workers that analyze decks. */
export const deckWorkerSettingsSchema = z
  .object({
    ...modelSettingsShape,
    /** Decks that a worker analyzes at a time; each takes a processor and up to 2 GB of memory. */
    PLAYBOOK_DECK_JOBS: z.coerce
      .number({ error: 'it must be a number of decks' })
      .int('it must be a whole number')
      .min(1, `it must be 1 to ${MAX_JOBS}`)
      .max(MAX_JOBS, `it must be 1 to ${MAX_JOBS}`)
      .default(1),
  })
  .superRefine(checkModelSettings);
export type DeckWorkerSettings = z.output<typeof deckWorkerSettingsSchema>;
