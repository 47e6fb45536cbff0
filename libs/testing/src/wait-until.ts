import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 5;
const TIMEOUT_MS = 4_000;

/**
 * Resolves as soon as a condition holds; for things that happen elsewhere and tell nobody.
 * @throws Error when it does not hold within four seconds, or as long as is given
 */
export async function waitUntil(holds: () => boolean | Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<void> {
  const endsAtMs = performance.now() + timeoutMs;
  while (!(await holds())) {
    if (performance.now() > endsAtMs) throw new Error(`The condition did not hold within ${timeoutMs} ms`);
    await delay(PAUSE_MS);
  }
}
