import { saveAnswerRoute } from '@playbook/contracts/applications/application-routes.contract';
import { saveAnswerBodySchema } from '@playbook/contracts/applications/application.schema';
import { JSON_TYPE } from '../../../lib/api-client/request.js';
import { sendRequest } from '../../../lib/api-client/send-request.js';
import type { FollowedSession } from '../../../lib/session/followed-session.js';
import type { AnswerToSave, SaveAnswer } from '../autosave/drafts-ports.js';
import type { SaveReply } from '../autosave/save-reply.js';
import { readSaveReply, replyToFailure } from './read-save-reply.js';

/** Below the 64 KiB that the Fetch standard allows for all bodies of a page together, because other calls may use some of it. */
const QUOTA_BYTES = 60_000;

/** Shares what browsers allow for requests that outlive their page; a request beyond it is one that ends with the page. */
class KeepaliveQuota {
  #usedBytes = 0;

  /** Sends a request, telling it whether it may outlive the page. */
  async use<T>(body: string, send: (keepalive: boolean) => Promise<T>): Promise<T> {
    const bytes = new TextEncoder().encode(body).length;
    const isAllowed = this.#usedBytes + bytes <= QUOTA_BYTES;
    if (!isAllowed) return send(false);
    this.#usedBytes += bytes;
    try {
      return await send(true);
    } finally {
      this.#usedBytes -= bytes;
    }
  }
}

/** Saves answers of one founder; never with the session of another founder who has signed in since. */
export function createSaveAnswer(founderId: string, session: Pick<FollowedSession, 'tokenNow' | 'token'>): SaveAnswer {
  const quota = new KeepaliveQuota();

  const send = async ({ address, text, baseVersion }: AnswerToSave, signal: AbortSignal): Promise<SaveReply> => {
    const body = { value: text, baseVersion };
    if (!saveAnswerBodySchema.safeParse(body).success) return { kind: 'refused' };
    const accessToken = session.tokenNow(founderId) ?? (await session.token(founderId));
    if (accessToken === null) return { kind: 'signed-out' };
    return quota.use(JSON.stringify(body), async (keepalive) => {
      const input = { params: address, body, accessToken, keepalive, signal };
      return readSaveReply(await sendRequest(saveAnswerRoute, input, JSON_TYPE));
    });
  };

  return (answer, signal) => send(answer, signal).catch(replyToFailure);
}
