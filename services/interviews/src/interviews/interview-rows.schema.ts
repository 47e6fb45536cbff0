import {
  interviewDebriefSchema,
  interviewPlanSchema,
  interviewTurnSchema,
} from '@playbook/contracts/interviews/interview.schema';
import { instantSchema } from '@playbook/service-kit/persistence/rows';
import { z } from 'zod';

/** All that is stored of an interview. */
export const interviewRowSchema = z.object({
  id: z.uuid(),
  startedAt: instantSchema,
  endedAt: instantSchema.nullable(),
  plan: interviewPlanSchema,
  turns: z.array(interviewTurnSchema),
  debrief: interviewDebriefSchema.nullable(),
});
export type InterviewRow = z.output<typeof interviewRowSchema>;

/** What a list reads of one. */
export const interviewSummaryRowSchema = z.object({
  id: z.uuid(),
  startedAt: instantSchema,
  endedAt: instantSchema.nullable(),
  answered: z.number().int(),
  overall: z.number().int().nullable(),
});
