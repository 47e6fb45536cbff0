import { setTimeout as wait } from 'node:timers/promises';
import { ProcedureError } from '../errors/procedure-error.js';
import type { EphemeralStore } from './ephemeral-store.port.js';
import { Lease } from './lease.js';

/** After so long without a sign of life of whoever makes a value, another may make it. */
const LEASE_MS = 5_000;
const POLL_MS = 100;

/** Something that many may ask for at the same time and one is to make. */
export interface Flight<T> {
  /** What makes two calls the same one. */
  readonly key: readonly string[];
  /** Aborts when the caller no longer waits. */
  readonly signal: AbortSignal;
  /** What an earlier call has stored; null for nothing. */
  readonly find: () => Promise<T | null>;
  /** Makes and stores it. */
  readonly make: () => Promise<T>;
}

export interface SingleFlightTimes {
  readonly leaseMs: number;
  readonly pollMs: number;
}

/**
 * Lets one of many equal calls do the work, over all replicas; the others wait and get what it stored. Should it fail or its
 * process die, the next one does the work. While the store is away everybody works for themselves, so that whatever is stored
 * must itself be unique.
 */
export class SingleFlight {
  constructor(
    private readonly store: EphemeralStore,
    private readonly times: SingleFlightTimes = { leaseMs: LEASE_MS, pollMs: POLL_MS },
  ) {}

  /** @throws ProcedureError `request_cancelled` when the caller no longer waits, and whatever `find` and `make` throw */
  async run<T>({ key, signal, find, make }: Flight<T>): Promise<T> {
    const lease = await this.takeLease(key, signal);
    try {
      return (await find()) ?? (await make());
    } finally {
      await lease.release();
    }
  }

  private async takeLease(key: readonly string[], signal: AbortSignal): Promise<Lease> {
    for (;;) {
      const lease = await Lease.take(this.store, key, this.times.leaseMs);
      if (lease !== null) return lease;
      await this.pause(signal);
    }
  }

  private async pause(signal: AbortSignal): Promise<void> {
    try {
      await wait(this.times.pollMs, undefined, { signal });
    } catch (cause) {
      throw new ProcedureError('request_cancelled', 'Nobody waits for this any more', undefined, { cause });
    }
  }
}
