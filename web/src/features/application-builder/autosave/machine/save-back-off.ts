const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** A server that asks for a longer pause than this is asked again all the same. */
const LONGEST_RETRY_AFTER_MS = 3_600_000;
const LARGEST_EXPONENT = 10;

/**
 * How long to wait after a failed save, in milliseconds: doubled with each failure up to half a minute, between half of that and
 * all of it by chance, so that many browsers do not come back at once; and never sooner than the server asked for.
 * @param failures failed attempts so far, this one included
 * @param chance at least 0 and below 1
 */
export function retryDelayMs(failures: number, chance: number, retryAfterMs: number | null): number {
  const doubled = FIRST_DELAY_MS * 2 ** Math.min(Math.max(failures - 1, 0), LARGEST_EXPONENT);
  const backOffMs = Math.min(doubled, LONGEST_DELAY_MS) * (0.5 + chance / 2);
  return Math.max(backOffMs, Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS));
}
