import type { DraftsClock } from '../../features/application-builder/autosave/drafts-ports.js';

/** Rounds of microtasks that let a chain of promises of the code under test run to its end. */
const MICROTASK_ROUNDS = 20;

interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

/** Time that passes only when it is told to, and stands still while work outside is going on. */
export class VirtualClock implements DraftsClock {
  #nowMs = 0;
  readonly #timers = new Set<Timer>();
  readonly #work = new Set<Promise<unknown>>();

  readonly nowMs = (): number => this.#nowMs;

  readonly after = (delayMs: number, run: () => void): (() => void) => {
    const timer = { atMs: this.#nowMs + delayMs, run };
    this.#timers.add(timer);
    return () => this.#timers.delete(timer);
  };

  /** Resolves after so much virtual time. */
  readonly sleep = (delayMs: number): Promise<void> => new Promise((resolve) => this.after(delayMs, resolve));

  /** Time waits for this work. */
  track<T>(work: Promise<T>): Promise<T> {
    this.#work.add(work);
    const end = (): void => void this.#work.delete(work);
    work.then(end, end);
    return work;
  }

  /** Lets time pass, and everything happen that is to happen in it. */
  async advance(durationMs: number): Promise<void> {
    const endMs = this.#nowMs + durationMs;
    for (;;) {
      await this.#idle();
      const [next] = [...this.#timers].filter(({ atMs }) => atMs <= endMs).toSorted((a, b) => a.atMs - b.atMs);
      if (next === undefined) break;
      this.#timers.delete(next);
      this.#nowMs = Math.max(this.#nowMs, next.atMs);
      next.run();
    }
    this.#nowMs = endMs;
  }

  /** Lets time pass until some work is done. */
  async until<T>(work: Promise<T>, stepMs: number): Promise<T> {
    const progress = { isDone: false };
    const end = (): void => {
      progress.isDone = true;
    };
    work.then(end, end);
    await this.#idle();
    while (!progress.isDone) await this.advance(stepMs);
    return work;
  }

  async #idle(): Promise<void> {
    for (let round = 0; round < MICROTASK_ROUNDS; round += 1) await Promise.resolve();
    if (this.#work.size === 0) return;
    await Promise.allSettled(this.#work);
    await this.#idle();
  }
}
