import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 5;
const TIMEOUT_MS = 4_000;

/**
 * Resolves as soon as a condition holds; for things that happen elsewhere and tell nobody.
 * @throws Error when it does not hold within four seconds
 */
export async function waitUntil(holds: () => boolean | Promise<boolean>): Promise<void> {
  const endsAtMs = performance.now() + TIMEOUT_MS;
  while (!(await holds())) {
    if (performance.now() > endsAtMs) throw new Error(`The condition did not hold within ${TIMEOUT_MS} ms`);
    await delay(PAUSE_MS);
  }
}
