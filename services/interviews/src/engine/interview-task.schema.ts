import {
  interviewDebriefSchema,
  interviewJudgementSchema,
  interviewPlanSchema,
  interviewQuestionSchema,
  interviewSourcesSchema,
  interviewTurnSchema,
} from '@playbook/contracts/interviews/interview.schema';
import { z } from 'zod';

const course = { plan: interviewPlanSchema, turns: z.array(interviewTurnSchema) };

/** What a worker thread is asked for: what to ask, what an answer is worth and what comes next, or what came of it all. */
export const interviewTaskSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('plan'), sources: interviewSourcesSchema }),
  z.object({
    kind: z.literal('answer'),
    ...course,
    answer: z.string(),
    seconds: z.number().nullable(),
    /** Nothing more is asked. */
    isOver: z.boolean(),
  }),
  z.object({ kind: z.literal('end'), ...course }),
]);
export type InterviewTask = z.output<typeof interviewTaskSchema>;

/** What an answer led to. */
export const judgedAnswerSchema = z.object({
  judgement: interviewJudgementSchema,
  next: interviewQuestionSchema.nullable(),
  /** Where nothing more is asked. */
  debrief: interviewDebriefSchema.nullable(),
});
export type JudgedAnswer = z.output<typeof judgedAnswerSchema>;
