import { saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import { answerConflictSchema } from '@playbook/contracts/applications/application.schema';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { readProblem } from '../../../lib/api-client/read-problem.js';
import { parseReply } from '../../../lib/api-client/request.js';
import type { SaveReply } from '../autosave/save-reply.js';

const MS_PER_S = 1_000;
/** Refusals of the moment: the server may take the same text later. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([408, 429]);

/** What a refusal, or the lack of a reply, means for the text that was sent. */
export function replyToFailure(error: unknown): SaveReply {
  // A reply that broke off, was given up or could not be read: the text may have been stored.
  if (!(error instanceof ApiError)) return { kind: 'failed', retryAfterMs: null };
  const { status, code, retryAfterS } = error;
  if (status === 401) return { kind: 'signed-out' };
  if (code === 'account_deleting') return { kind: 'closed' };
  if (status >= 400 && status < 500 && !PASSING_STATUSES.has(status)) return { kind: 'refused' };
  return { kind: 'failed', retryAfterMs: retryAfterS === null ? null : retryAfterS * MS_PER_S };
}

/** Reads the server's response to a save. */
export async function readSaveReply(response: Response): Promise<SaveReply> {
  try {
    if (response.ok) {
      return { kind: 'saved', ...parseReply(saveAnswerRoute, response.status, await response.json()) };
    }
    const conflict = answerConflictSchema.safeParse(response.status === 409 ? await response.clone().json() : null);
    return conflict.success
      ? { kind: 'conflict', stored: conflict.data.stored }
      : replyToFailure(await readProblem(response));
  } catch (error) {
    return replyToFailure(error);
  }
}
