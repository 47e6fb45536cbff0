import { createHash, randomUUID } from 'node:crypto';
import { ProcedureError } from '../errors/procedure-error.js';
import type { EphemeralStore } from './ephemeral-store.port.js';

/** Signs of life in a lease. */
const RENEWALS_PER_LEASE = 3;

const isAway = (error: unknown): boolean => error instanceof ProcedureError && error.code === 'service_unavailable';

/**
 * The right to be the only one who does something, over all replicas, for as long as its holder gives signs of life. Ends by
 * itself after `leaseMs` when the holder's process dies.
 */
export class Lease {
  private readonly timer: NodeJS.Timeout;
  private renewal: Promise<unknown> = Promise.resolve();

  private constructor(
    private readonly store: EphemeralStore,
    private readonly claim: string,
    private readonly owner: string,
    leaseMs: number,
  ) {
    this.timer = setInterval(() => {
      // A claim that cannot be renewed ends by itself; that costs a second holder at most.
      this.renewal = store.set(claim, owner, leaseMs).catch(() => undefined);
    }, leaseMs / RENEWALS_PER_LEASE).unref();
  }

  /**
   * Takes the lease, or returns null while somebody else has it. While the store is away everybody gets it: what must happen once
   * needs another guard.
   * @param key What makes two claims the same one
   */
  static async take(store: EphemeralStore, key: readonly string[], leaseMs: number): Promise<Lease | null> {
    // Callers choose parts of keys; a hash has one length and no characters of theirs.
    const claim = `flight:${createHash('sha256').update(JSON.stringify(key)).digest('base64url')}`;
    const owner = randomUUID();
    try {
      if (!(await store.setIfAbsent(claim, owner, leaseMs))) return null;
    } catch (error) {
      if (!isAway(error)) throw error;
    }
    return new Lease(store, claim, owner, leaseMs);
  }

  /** Gives the right back; resolves when others can have it. */
  async release(): Promise<void> {
    clearInterval(this.timer);
    await this.renewal;
    try {
      if ((await this.store.get(this.claim)) === this.owner) await this.store.delete(this.claim);
    } catch (error) {
      // It ends by itself.
      if (!isAway(error)) throw error;
    }
  }
}
