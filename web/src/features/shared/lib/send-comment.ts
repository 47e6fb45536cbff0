import { addShareCommentRoute } from '@playbook/contracts/sharing/share-comments.contract';
import { COMMENT_REFUSED } from '../../../failures/application/sharing-failures.js';
import { textFor } from '../../../failures/failure-texts.js';
import { request } from '../../../lib/api-client/request.js';
import { retryWhileLost } from '../../../lib/file-upload/retry-while-lost.js';
import type { UnsentComment } from './unsent-comments.js';

const nothing = (): void => undefined;

/**
 * Sends a comment until the server has it, as long as only the connection is in its way.
 * @returns Why the server does not take it; null when it has it, or the signal ended the sending
 */
export async function sendComment(
  secret: string,
  { id, target, quote, author, text }: UnsentComment,
  signal: AbortSignal,
): Promise<string | null> {
  const body = { secret, id, target, quote, author, text };
  try {
    await retryWhileLost(() => request(addShareCommentRoute, { body, signal }), { signal, onWaiting: nothing });
    return null;
  } catch (error) {
    return signal.aborted ? null : textFor(COMMENT_REFUSED, error);
  }
}
