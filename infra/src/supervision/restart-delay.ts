const FIRST_MS = 250;
const MAX_MS = 5_000;
/** What ran this long had started well; its next restart is quick again. */
const STEADY_MS = 10_000;

/** How long to wait before something that ended is started again: short at first, longer while it keeps ending. */
export class RestartDelay {
  private nextMs = FIRST_MS;

  /** @param ranMs How long it ran this time. */
  after(ranMs: number): number {
    if (ranMs > STEADY_MS) this.nextMs = FIRST_MS;
    const delayMs = this.nextMs;
    this.nextMs = Math.min(delayMs * 2, MAX_MS);
    return delayMs;
  }
}
