import { checkModelSettings, modelSettingsShape } from '@playbook/service-kit/model-access/model.settings';
import { z } from 'zod';

/** Settings of the analysis service: those of the language model. */
export const analysisSettingsSchema = z.object({ ...modelSettingsShape }).superRefine(checkModelSettings);
export type AnalysisSettings = z.output<typeof analysisSettingsSchema>;
