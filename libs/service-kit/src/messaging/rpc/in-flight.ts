/** Counts work that has begun and not ended, so that a graceful stop can wait for it. */
export class InFlight {
  private readonly running = new Set<Promise<unknown>>();

  track<T>(work: Promise<T>): Promise<T> {
    this.running.add(work);
    const forget = (): void => {
      this.running.delete(work);
    };
    work.then(forget, forget);
    return work;
  }

  /** Resolves when nothing is running. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.allSettled(this.running);
  }
}
