import type { z } from 'zod';

/** Something that has happened, told to whoever subscribes. A nudge: PostgreSQL holds the record. */
export interface EventContract<P extends z.ZodObject = z.ZodObject> {
  /** `<service>.events.v1.<noun>.<past participle>` */
  readonly subject: string;
  readonly payload: P;
}

const SUBJECT_PATTERN = /^[a-z]+\.events\.v\d+\.[a-z-]+\.[a-z-]+$/;

/**
 * Declares an event.
 * @throws Error when the subject does not have the form `<service>.events.v1.<noun>.<past participle>`.
 */
export function defineEvent<P extends z.ZodObject>(subject: string, payload: P): EventContract<P> {
  if (!SUBJECT_PATTERN.test(subject)) throw new Error(`Malformed event subject: ${subject}`);
  return Object.freeze({ subject, payload });
}
