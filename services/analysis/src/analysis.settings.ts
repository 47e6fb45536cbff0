import { checkModelSettings, modelSettingsShape } from '@playbook/service-kit/model-access/model.settings';
import { workerSettingsShape } from '@playbook/service-kit/workers/worker.settings';
import { z } from 'zod';

/** Settings of the analysis service: those of the language model, and the threads that read texts. */
export const analysisSettingsSchema = z
  .object({ ...modelSettingsShape, ...workerSettingsShape })
  .superRefine(checkModelSettings);
export type AnalysisSettings = z.output<typeof analysisSettingsSchema>;
