import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { ProcedureError } from '../errors/procedure-error.js';
import type { EphemeralStore } from './ephemeral-store.port.js';

/** After so long without a sign of life of whoever makes a value, another may make it. */
const LEASE_MS = 5_000;
/** Signs of life in a lease. */
const RENEWALS_PER_LEASE = 3;
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

const isAway = (error: unknown): boolean => error instanceof ProcedureError && error.code === 'service_unavailable';

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
    // Callers choose parts of keys; a hash has one length and no characters of theirs.
    const claim = `flight:${createHash('sha256').update(JSON.stringify(key)).digest('base64url')}`;
    const owner = randomUUID();
    while (!(await this.claims(claim, owner))) await this.pause(signal);
    const renewal = this.keepClaimed(claim, owner);
    try {
      return (await find()) ?? (await make());
    } finally {
      await renewal.stop();
      await this.release(claim, owner);
    }
  }

  /** Whether the work is the caller's now. */
  private async claims(claim: string, owner: string): Promise<boolean> {
    try {
      return await this.store.setIfAbsent(claim, owner, this.times.leaseMs);
    } catch (error) {
      if (isAway(error)) return true;
      throw error;
    }
  }

  private keepClaimed(claim: string, owner: string): { stop: () => Promise<void> } {
    const { leaseMs } = this.times;
    let last: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      // A claim that cannot be renewed ends by itself; that costs a second maker at most.
      last = this.store.set(claim, owner, leaseMs).catch(() => undefined);
    }, leaseMs / RENEWALS_PER_LEASE).unref();
    return {
      stop: async () => {
        clearInterval(timer);
        await last;
      },
    };
  }

  private async release(claim: string, owner: string): Promise<void> {
    try {
      if ((await this.store.get(claim)) === owner) await this.store.delete(claim);
    } catch (error) {
      // It ends by itself.
      if (!isAway(error)) throw error;
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
