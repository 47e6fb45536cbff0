import { z } from 'zod';
import { defineProcedure } from '../core/procedure.js';

const REVOCATIONS_TIMEOUT_MS = 3_000;

/** Ids go up from page to page; the first page has nothing before it. */
const pageInput = z.object({ after: z.uuid().nullable() });
const nextSchema = z.uuid().nullable();

/**
 * Sessions that ended while access tokens of theirs may still be good. Every process that verifies tokens asks when its store of
 * ended sessions is new or may have lost some.
 */
export const listEndedSessions = defineProcedure({
  subject: 'auth.v1.ended-sessions.list',
  isRead: true,
  access: 'public',
  callers: 'every-process',
  input: pageInput,
  output: z.object({ sessionIds: z.array(z.uuid()), next: nextSchema }),
  timeoutMs: REVOCATIONS_TIMEOUT_MS,
});

/** The same for founders who were banned while they had access tokens. */
export const listBannedFounders = defineProcedure({
  subject: 'auth.v1.banned-founders.list',
  isRead: true,
  access: 'public',
  callers: 'every-process',
  input: pageInput,
  output: z.object({
    bans: z.array(z.object({ founderId: z.uuid(), bannedUntil: z.iso.datetime() })),
    next: nextSchema,
  }),
  timeoutMs: REVOCATIONS_TIMEOUT_MS,
});
