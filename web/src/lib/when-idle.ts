/** By then the work is done even where the browser was never idle. */
const PATIENCE_MS = 2_000;

/**
 * Does what nobody waits for once the browser has nothing else to do; where it cannot tell (Safari), after the patience.
 * Returns how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(work, PATIENCE_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(work, { timeout: PATIENCE_MS });
  return () => window.cancelIdleCallback(handle);
}
