import { setTimeout as delay } from 'node:timers/promises';

const INTERVAL_MS = 10;

/** Asks again and again until the result is true, or until the time is over; returns which. */
export async function pollUntil(condition: () => Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadlineMs = performance.now() + timeoutMs;
  for (;;) {
    if (await condition()) return true;
    if (performance.now() >= deadlineMs) return false;
    await delay(INTERVAL_MS);
  }
}
