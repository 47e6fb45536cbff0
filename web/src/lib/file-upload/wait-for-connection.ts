const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 15_000;
/** A device without a network is waited for so long, and asked again then. */
const OFFLINE_PAUSE_MS = 120_000;

/** How long the next attempt is put off after so many failures in a row. */
function pauseMsAfter(failures: number): number {
  if (!navigator.onLine) return OFFLINE_PAUSE_MS;
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures - 1));
}

/**
 * Waits before the next attempt, longer with each failure; the browser's news of a network ends the wait.
 * @throws the signal's reason when it is aborted meanwhile
 */
export function waitForConnection(failures: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const end = (): void => resolve();
  const stop = (): void => reject(signal.reason);
  if (signal.aborted) stop();
  const timer = setTimeout(end, pauseMsAfter(failures));
  window.addEventListener('online', end, { once: true });
  signal.addEventListener('abort', stop, { once: true });
  return promise.finally(() => {
    clearTimeout(timer);
    window.removeEventListener('online', end);
    signal.removeEventListener('abort', stop);
  });
}
