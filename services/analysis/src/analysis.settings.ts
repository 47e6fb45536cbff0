import { checkModelSettings, modelSettingsShape } from '@playbook/service-kit/model-access/model/model.settings';
import { workerSettingsShape } from '@playbook/service-kit/workers/worker.settings';
import { z } from 'zod';
import { allowanceSettingsShape } from './stored-analyses/allowance.settings.js';

/** Settings of the analysis service: those of the language model, the threads that read texts, and what a founder may store. */
export const analysisSettingsSchema = z
  .object({ ...modelSettingsShape, ...workerSettingsShape, ...allowanceSettingsShape })
  .superRefine(checkModelSettings);
export type AnalysisSettings = z.output<typeof analysisSettingsSchema>;
