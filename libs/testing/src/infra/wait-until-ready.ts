import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 10;

/**
 * Asks again and again until the question no longer fails.
 * @throws Error with the last failure as its cause after `timeoutMs`, or at once when `mayContinue` says that it is hopeless
 */
export async function waitUntilReady(
  what: string,
  ask: () => Promise<void>,
  timeoutMs: number,
  mayContinue: () => boolean = () => true,
): Promise<void> {
  const endsAtMs = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await ask();
    } catch (cause) {
      if (!mayContinue()) throw new Error(`${what} ended before it was ready`, { cause });
      if (performance.now() > endsAtMs) throw new Error(`${what} was not ready within ${timeoutMs} ms`, { cause });
    }
    await delay(PAUSE_MS);
  }
}
