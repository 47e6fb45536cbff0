/** A part did not arrive. */
export class PartNotSentError extends Error {
  override readonly name = 'PartNotSentError';

  /** @param status Of the response; 0 where there was none */
  constructor(readonly status: number) {
    super(`A part was not sent: ${status}`);
  }
}

/** Where a part goes. */
export interface PartAddress {
  readonly url: string;
  readonly contentType: string;
}

interface PartHooks {
  readonly signal: AbortSignal;
  /** Hears how many bytes of the part have left. */
  readonly onProgress: (sentBytes: number) => void;
}

/** A connection over which nothing moves for so long is lost. */
const STALL_TIMEOUT_MS = 30_000;

/**
 * Sends one part. By the older interface of browsers, for the newer one does not tell how much of a body has left.
 * @throws PartNotSentError when it is refused, or the connection is lost or stalls; the signal's reason when it is aborted
 */
export function sendPart({ url, contentType }: PartAddress, part: Blob, hooks: PartHooks): Promise<void> {
  const { signal, onProgress } = hooks;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const call = new XMLHttpRequest();
  const fail = (): void => reject(new PartNotSentError(0));
  let timer: ReturnType<typeof setTimeout> | undefined;
  const watch = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => call.abort(), STALL_TIMEOUT_MS);
  };
  const stop = (): void => call.abort();
  call.upload.addEventListener('progress', ({ loaded }) => {
    watch();
    onProgress(loaded);
  });
  call.addEventListener('load', () => {
    if (call.status >= 200 && call.status < 300) resolve();
    else reject(new PartNotSentError(call.status));
  });
  call.addEventListener('error', fail);
  call.addEventListener('abort', () => (signal.aborted ? reject(signal.reason) : fail()));
  signal.addEventListener('abort', stop, { once: true });
  call.open('PUT', url);
  call.setRequestHeader('Content-Type', contentType);
  call.send(part);
  watch();
  return promise.finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  });
}
