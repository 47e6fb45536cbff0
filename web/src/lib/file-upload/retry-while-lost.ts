import { ApiError } from '../api-client/api-error.js';
import { PartNotSentError } from './send-part.js';
import { waitForConnection } from './wait-for-connection.js';

export interface RetryHooks {
  readonly signal: AbortSignal;
  /** Hears whether the connection is lost and waited for. */
  readonly onWaiting: (isWaiting: boolean) => void;
}

interface RetryOptions extends RetryHooks {
  /** Called after each attempt that failed, before the wait. */
  readonly onLost?: () => void;
}

/** With the pauses between them a minute and a half, or twenty minutes without a network. */
const MAX_FAILURES = 10;
/** No response, an address that expired, and limits. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([0, 403, 408, 429]);

function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError || error instanceof PartNotSentError)) return false;
  return PASSING_STATUSES.has(error.status) || error.status >= 500;
}

/**
 * Attempts a call until it succeeds, as long as only the connection is in its way.
 * @throws what the call throws when that does not pass by itself, or has come ten times; the signal's reason
 */
export async function retryWhileLost<T>(attempt: () => Promise<T>, options: RetryOptions): Promise<T> {
  const { signal, onWaiting, onLost } = options;
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      signal.throwIfAborted();
      onLost?.();
      if (!mayPass(error) || failures >= MAX_FAILURES) throw error;
    }
    onWaiting(true);
    await waitForConnection(failures, signal).finally(() => onWaiting(false));
  }
}
