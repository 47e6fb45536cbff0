export interface BreakerLimits {
  /** Failures in a row after which no call is let through. */
  readonly maxFailures: number;
  /** Time until one call is let through to try. */
  readonly pauseMs: number;
}

/** Permission for one call. Exactly one of the three is called, once. */
export interface BreakerPass {
  succeed(): void;
  fail(): void;
  /** The call was given up for a reason that says nothing about the other side. */
  giveUp(): void;
}

/** @param restMs How long it stays open. */
export type BreakerRefusal = (restMs: number) => Error;

/**
 * Keeps calls away from a provider that does not respond: after some failures in a row it is open and refuses at once; after a
 * pause it lets one call through, whose outcome closes it or begins another pause. One of each process.
 */
export class CircuitBreaker {
  private failuresInRow = 0;
  private openUntilMs: number | null = null;
  private isTrying = false;

  constructor(
    private readonly limits: BreakerLimits,
    /** What callers get while it is open. */
    private readonly refusal: BreakerRefusal,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether a call would be refused now. */
  get isOpen(): boolean {
    return this.openUntilMs !== null && (this.isTrying || this.now() < this.openUntilMs);
  }

  /** @throws the refusal while it is open */
  refuseWhileOpen(): void {
    if (!this.isOpen) return;
    throw this.refusal(Math.max(0, (this.openUntilMs ?? 0) - this.now()));
  }

  /** @throws the refusal while it is open */
  enter(): BreakerPass {
    this.refuseWhileOpen();
    const isTrial = this.openUntilMs !== null;
    this.isTrying = isTrial;
    return {
      succeed: () => {
        this.failuresInRow = 0;
        this.openUntilMs = null;
        this.isTrying = false;
      },
      fail: () => {
        this.failuresInRow += 1;
        if (isTrial || this.failuresInRow >= this.limits.maxFailures) {
          this.openUntilMs = this.now() + this.limits.pauseMs;
        }
        if (isTrial) this.isTrying = false;
      },
      giveUp: () => {
        if (isTrial) this.isTrying = false;
      },
    };
  }
}
