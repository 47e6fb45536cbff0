import type { z } from 'zod';

/** Something that has happened, told to whoever subscribes. A nudge: PostgreSQL holds the record. */
export interface EventContract<P extends z.ZodObject = z.ZodObject> {
  /** `<service>.events.v1.<noun>.<past participle>` */
  readonly subject: string;
  readonly payload: P;
  /** Names of the services that subscribe, or every process of the product, the gateway's included. */
  readonly takers: readonly string[] | 'every-process';
}

const SUBJECT_PATTERN = /^[a-z]+\.events\.v\d+\.[a-z-]+\.[a-z-]+$/;

/**
 * Declares an event, which nobody may subscribe to unless `takers` says so.
 * @throws Error when the subject does not have the form `<service>.events.v1.<noun>.<past participle>`.
 */
export function defineEvent<P extends z.ZodObject>(
  subject: string,
  payload: P,
  takers: EventContract['takers'] = [],
): EventContract<P> {
  if (!SUBJECT_PATTERN.test(subject)) throw new Error(`Malformed event subject: ${subject}`);
  return Object.freeze({ subject, payload, takers });
}
