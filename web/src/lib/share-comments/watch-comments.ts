import { commentNewsSchema } from '@playbook/contracts/sharing/share-comment.schema';
import { watchShareCommentsRoute } from '@playbook/contracts/sharing/share-comments.contract';
import { requestStream } from '../api-client/request-stream.js';
import { waitForConnection } from '../file-upload/wait-for-connection.js';
import { retryWhileLost } from '../file-upload/retry-while-lost.js';

/** A call that is over so soon has waited for nothing. */
const SHORT_MS = 5_000;
/** It is put off as a call that has failed so often. */
const FAILURES = 3;
const nothing = (): void => undefined;

/**
 * Hears of changes of the founder's comments until the signal ends it. A call lasts less than half a minute, so that there are several of
 * them; while the connection is lost it is waited for.
 * @throws ApiError when the gateway refuses or stays away; the signal's reason
 */
export async function watchComments(signal: AbortSignal, onChange: () => void): Promise<never> {
  const reader = { chunks: commentNewsSchema, onChunk: onChange };
  const watch = () => requestStream(watchShareCommentsRoute, { signal }, reader);
  for (;;) {
    const beganAtMs = performance.now();
    await retryWhileLost(watch, { signal, onWaiting: nothing });
    // Something on the way that does not stream responds at once.
    if (performance.now() - beganAtMs < SHORT_MS) await waitForConnection(FAILURES, signal);
  }
}
