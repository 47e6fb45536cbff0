import { setTimeout as delay } from 'node:timers/promises';
import type { Fate, WriteKind } from './write-kind.js';

const INTERVAL_MS = 3_000;
const REPEAT_MS = 200;

/** One write after another, each with a value of its own. */
export abstract class RepeatedWrites implements WriteKind {
  abstract readonly name: string;
  /** By value, in the order of the writes. */
  protected readonly fates = new Map<string, Fate>();
  private isStopping = false;

  get acknowledged(): number {
    return [...this.fates.values()].filter((fate) => fate === 'stored').length;
  }

  async run(): Promise<void> {
    for (let count = 1; !this.isStopping; count += 1) {
      const next = delay(INTERVAL_MS);
      const value = `${this.name} ${count}`;
      this.fates.set(value, 'unknown');
      let fate = await this.write(value);
      // The same again, for as long as nobody says what became of it.
      while (fate === 'unknown' && this.isRepeatable && !this.isStopping) {
        await delay(REPEAT_MS);
        fate = await this.write(value);
      }
      this.fates.set(value, fate);
      await next;
    }
  }

  stop(): void {
    this.isStopping = true;
  }

  abstract faults(): Promise<readonly string[]>;

  /** Whether a write that is sent again is the same one. */
  protected abstract readonly isRepeatable: boolean;
  protected abstract write(value: string): Promise<Fate>;
}
