import { z } from 'zod';

const MAX_POLL_MS = 60_000;
const MIN_LEASE_S = 5;
const MAX_LEASE_S = 3_600;

const wholeNumber = (min: number, max: number) =>
  z.coerce
    .number({ error: 'it must be a number' })
    .int('it must be a whole number')
    .min(min, `it must be at least ${min}`)
    .max(max, `it must be at most ${max}`);

/** Settings of a service that has an outbox; to be taken into its own. */
export const outboxSettingsSchema = z.object({
  /** How often each process looks for events that wait. */
  PLAYBOOK_OUTBOX_POLL_MS: wholeNumber(10, MAX_POLL_MS).default(500),
  /** How long a process may take to publish what it has claimed; then another one publishes it again. */
  PLAYBOOK_OUTBOX_LEASE_S: wholeNumber(MIN_LEASE_S, MAX_LEASE_S).default(30),
});
export type OutboxSettings = z.output<typeof outboxSettingsSchema>;
