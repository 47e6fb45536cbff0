import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 100;
/** Longer than the longest pause between two attempts of a browser to save. */
const TIMEOUT_MS = 60_000;

/**
 * Resolves once a condition of the product as a whole holds, which may take a browser several attempts.
 * @param missing says what does not hold yet, for the error
 * @throws Error when it does not hold within a minute, or as long as is given
 */
export async function eventually(
  holds: () => Promise<boolean>,
  timeoutMs = TIMEOUT_MS,
  missing?: () => string,
): Promise<void> {
  const endsAtMs = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > endsAtMs) {
      const what = missing === undefined ? '' : `: ${missing()}`;
      throw new Error(`The condition did not hold within ${timeoutMs} ms${what}`);
    }
    await delay(PAUSE_MS);
  }
}
