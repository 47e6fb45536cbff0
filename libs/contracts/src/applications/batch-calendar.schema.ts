import { z } from 'zod';

const LABEL_MAX_CHARS = 40;

/** One batch of the accelerator: what its deadline is called, and the last instant at which an application counts. */
export const batchSchema = z.object({
  label: z.string().trim().min(1).max(LABEL_MAX_CHARS),
  deadline: z.iso.datetime({ offset: true }).transform((instant) => new Date(instant).toISOString()),
});
export type Batch = z.infer<typeof batchSchema>;

const isAscending = (batches: readonly Batch[]): boolean =>
  batches.every(({ deadline }, index) => index === 0 || deadline > (batches[index - 1]?.deadline ?? ''));

/** The deadlines that are announced, the earliest first (decision D6). An empty calendar announces none. */
export const batchCalendarSchema = z
  .array(batchSchema)
  .refine(isAscending, { error: 'must have the earliest deadline first, and none twice' });
export type BatchCalendar = z.infer<typeof batchCalendarSchema>;

/** The calendar of an installation that has no other: the specification's (section 9). */
export const DEFAULT_BATCH_CALENDAR: BatchCalendar = [
  { label: 'Summer 2025', deadline: '2025-08-05T03:00:00.000Z' },
  { label: 'Next Batch', deadline: '2025-10-15T07:00:00.000Z' },
  { label: 'Next Batch', deadline: '2026-03-15T07:00:00.000Z' },
];
