import { saveAnswerRoute } from '@playbook/contracts/application-routes.contract';
import { answerConflictSchema, saveAnswerBodySchema } from '@playbook/contracts/application.schema';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { readProblem } from '../../../lib/api-client/read-problem.js';
import { JSON_TYPE, parseReply } from '../../../lib/api-client/request.js';
import { sendRequest } from '../../../lib/api-client/send-request.js';
import type { FollowedSession } from '../../../lib/session/followed-session.js';
import type { AnswerToSave, SaveAnswer } from '../autosave/drafts-ports.js';
import type { SaveReply } from '../autosave/save-reply.js';
import { KeepaliveQuota } from './keepalive-quota.js';

const MS_PER_S = 1_000;
const FAILED: SaveReply = { kind: 'failed', isCertain: false, retryAfterMs: null };
/** Answers after which the server has not stored the text, though it may take it later. */
const CERTAIN_STATUSES: ReadonlySet<number> = new Set([408, 429]);

/** What a refusal means for the text that was sent. */
function replyTo({ status, retryAfterS }: ApiError): SaveReply {
  if (status === 401) return { kind: 'signed-out' };
  if (status === 409) return { kind: 'closed' };
  if (status >= 400 && status < 500 && !CERTAIN_STATUSES.has(status)) return { kind: 'refused' };
  const retryAfterMs = retryAfterS === null ? null : retryAfterS * MS_PER_S;
  return { kind: 'failed', isCertain: CERTAIN_STATUSES.has(status), retryAfterMs };
}

async function readReply(response: Response): Promise<SaveReply> {
  if (response.ok) {
    return { kind: 'saved', ...parseReply(saveAnswerRoute, response.status, await response.json()) };
  }
  if (response.status === 409) {
    const conflict = answerConflictSchema.safeParse(await response.clone().json());
    if (conflict.success) return { kind: 'conflict', stored: conflict.data.stored };
  }
  return replyTo(await readProblem(response));
}

/** Saves answers of one founder; never with the session of another founder who has signed in since. */
export function createSaveAnswer(founderId: string, session: FollowedSession): SaveAnswer {
  const quota = new KeepaliveQuota();

  const send = async ({ address, text, baseVersion }: AnswerToSave, signal: AbortSignal): Promise<SaveReply> => {
    const body = { value: text, baseVersion };
    if (!saveAnswerBodySchema.safeParse(body).success) return { kind: 'refused' };
    const accessToken = session.tokenNow(founderId) ?? (await session.token(founderId));
    if (accessToken === null) return { kind: 'signed-out' };
    return quota.use(JSON.stringify(body), async (keepalive) => {
      const input = { params: address, body, accessToken, keepalive, signal };
      return readReply(await sendRequest(saveAnswerRoute, input, JSON_TYPE));
    });
  };

  return async (answer, signal) => {
    try {
      return await send(answer, signal);
    } catch (error) {
      if (error instanceof ApiError) return replyTo(error);
      // The answer broke off, was given up, or could not be read: the text may have been stored.
      return FAILED;
    }
  };
}
