import { commentNewsSchema } from '@playbook/contracts/sharing/share-comment.schema';
import { watchShareCommentsRoute } from '@playbook/contracts/sharing/share-comments.contract';
import { ApiError } from '../api-client/api-error.js';
import { requestStream } from '../api-client/request-stream.js';
import { waitForConnection } from '../file-upload/wait-for-connection.js';
import { retryWhileLost } from '../file-upload/retry-while-lost.js';

/** A call that is over so soon has waited for nothing. */
const SHORT_MS = 5_000;
/** It is put off as a call that has failed so often. */
const FAILURES = 3;
const nothing = (): void => undefined;

/** From here on nothing is asked for on the founder's behalf any more. */
const SIGNED_OUT = 401;

/** Waits for one call to end; a gateway that stays away is asked again later. @throws ApiError when nobody is signed in any more */
async function watchOnce(signal: AbortSignal, onChange: () => void): Promise<void> {
  const reader = { chunks: commentNewsSchema, onChunk: onChange };
  const watch = () => requestStream(watchShareCommentsRoute, { signal }, reader);
  try {
    await retryWhileLost(watch, { signal, onWaiting: nothing });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ApiError) || error.status === SIGNED_OUT) throw error;
  }
}

/**
 * Hears of changes of the founder's comments until the signal ends it. A call lasts less than half a minute, so that there are several of
 * them; while the connection is lost it is waited for, however long that takes.
 * @throws ApiError when nobody is signed in any more; the signal's reason
 */
export async function watchComments(signal: AbortSignal, onChange: () => void): Promise<never> {
  for (;;) {
    const beganAtMs = performance.now();
    await watchOnce(signal, onChange);
    // Something on the way that does not stream responds at once, and a refusal does.
    if (performance.now() - beganAtMs < SHORT_MS) await waitForConnection(FAILURES, signal);
  }
}
