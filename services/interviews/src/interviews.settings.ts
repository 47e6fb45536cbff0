import { speechSettingsShape } from '@playbook/service-kit/speech/speech.settings';
import { z } from 'zod';

const MIN_INTERVIEWS = 1;
const MAX_INTERVIEWS = 10_000;
const RANGE = `it must be ${MIN_INTERVIEWS} to ${MAX_INTERVIEWS}`;

/** Settings of the interviews service: how much room there is, and who writes down what is spoken. */
export const interviewsSettingsSchema = z.object({
  /** How many interviews a founder may store. */
  PLAYBOOK_ALLOWANCE_INTERVIEWS: z.coerce
    .number({ error: 'it must be a number' })
    .int('it must be a whole number')
    .min(MIN_INTERVIEWS, RANGE)
    .max(MAX_INTERVIEWS, RANGE)
    .default(200),
  ...speechSettingsShape,
});
export type InterviewsSettings = z.output<typeof interviewsSettingsSchema>;
