import { KIND_NAMES } from '@playbook/contracts/analysis/analysis-kinds.contract';
import { degradedReasonSchema, scoreBoundSchema, engineSchema } from '@playbook/contracts/core/analyst.schema';
import { z } from 'zod';

const about = { kind: z.enum(KIND_NAMES), input: z.unknown() };

/** What a worker thread is asked for; the parts that differ from kind to kind are checked by the kind's own schemas. */
export const engineTaskSchema = z.discriminatedUnion('work', [
  z.object({ work: z.literal('review'), input: z.unknown() }),
  z.object({ work: z.literal('critique'), ...about }),
  z.object({ work: z.literal('read'), ...about }),
  z.object({
    work: z.literal('merge'),
    ...about,
    critique: z.unknown(),
    reply: z.unknown(),
    engine: engineSchema,
  }),
  z.object({
    work: z.literal('preview'),
    ...about,
    critique: z.unknown(),
    /** The same for every piece of one reply. */
    previewId: z.string(),
    unfinished: z.unknown(),
  }),
]);
export type EngineTask = z.infer<typeof engineTaskSchema>;
/** A task about one text of a kind. */
export type TextTask = Exclude<EngineTask, { work: 'review' }>;

/** The outcome of a merge: a fault is no error of the thread, and the class of an error does not survive the way. */
export const mergeOutcomeSchema = <C extends z.ZodType>(critique: C) =>
  z.union([
    z.object({ fault: degradedReasonSchema }),
    z.object({ critique, scoreBounds: z.array(scoreBoundSchema).readonly() }),
  ]);
