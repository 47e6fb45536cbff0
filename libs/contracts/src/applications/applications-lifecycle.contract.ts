import { z } from 'zod';
import { defineFounderLifecycle } from '../founder/define-founder-lifecycle.js';
import { answerVersionSchema, applicationSchema } from './application.schema.js';

export const exportedAnswerVersionSchema = answerVersionSchema.extend({ applicationId: z.uuid() });
export type ExportedAnswerVersion = z.infer<typeof exportedAnswerVersionSchema>;

/** What the applications service keeps of a founder: their target date, whole applications, then every kept version of their answers. */
export const applicationsLifecycle = defineFounderLifecycle(
  'applications',
  z.object({
    /** The founder's own target date, where they set one. */
    targetDates: z.array(z.object({ targetAt: z.iso.datetime() })).default([]),
    applications: z.array(applicationSchema),
    /** By field, oldest first. */
    answerVersions: z.array(exportedAnswerVersionSchema),
  }),
);
