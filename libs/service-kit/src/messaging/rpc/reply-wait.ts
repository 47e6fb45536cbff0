import type { RequestOptions } from '../transport.port.js';
import { cancelledError, timeoutError } from '../transport.errors.js';

export interface Settle {
  readonly resolve: (reply: string) => void;
  readonly reject: (error: Error) => void;
}

/**
 * Waits for a reply, a timeout or the caller's cancellation, whichever comes first; what comes later is ignored.
 * @throws ProcedureError `request_timeout` or `request_cancelled`
 */
export function awaitReply(subject: string, options: RequestOptions, send: (settle: Settle) => void): Promise<string> {
  const { timeoutMs, signal } = options;
  if (signal?.aborted) return Promise.reject(cancelledError(subject));
  return new Promise<string>((resolve, reject) => {
    const onAbort = (): void => settle.reject(cancelledError(subject));
    const timer = setTimeout(() => settle.reject(timeoutError(subject, timeoutMs)), timeoutMs);
    const finish = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', onAbort);
    };
    const settle: Settle = {
      resolve: (reply) => {
        finish();
        resolve(reply);
      },
      reject: (error) => {
        finish();
        reject(error);
      },
    };
    signal?.addEventListener('abort', onAbort, { once: true });
    send(settle);
  });
}
