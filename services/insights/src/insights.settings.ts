import { checkModelSettings, modelSettingsShape } from '@playbook/service-kit/model-access/model/model.settings';
import { z } from 'zod';

/** Settings of the insights service: those of the language model. */
export const insightsSettingsSchema = z.object({ ...modelSettingsShape }).superRefine(checkModelSettings);
export type InsightsSettings = z.output<typeof insightsSettingsSchema>;
