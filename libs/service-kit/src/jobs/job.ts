import { z } from 'zod';

/** Long work for one founder that a worker has taken. */
export const jobSchema = z.object({
  /** Of what it works on. */
  id: z.uuid(),
  founderId: z.uuid(),
  /** The worker that has it, this time. */
  workerId: z.uuid(),
  /** How often it was begun, this time included. */
  tries: z.number().int().min(1),
  /** The span that wanted it, as W3C `traceparent`; null where that was not traced. */
  traceparent: z.string().nullable(),
});
export type Job = z.infer<typeof jobSchema>;

/** How far a job is; it says so itself. */
export const jobProgressSchema = z.object({
  stage: z.string(),
  /** Share of all the work that is done, 0 to 1. */
  share: z.number(),
});
export type JobProgress = z.infer<typeof jobProgressSchema>;
