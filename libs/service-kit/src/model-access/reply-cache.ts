import { createHash } from 'node:crypto';
import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/core/limits';
import type { z } from 'zod';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import { ProcedureError } from '../errors/procedure-error.js';

const MS_PER_S = 1_000;
const groupOf = (founderId: string): string => `model-replies:${founderId}`;
const purgedKey = (founderId: string): string => `model-replies-purged:${founderId}`;

/**
 * Checked replies by a hash of what they are about, so that a founder's same text is not paid for twice. They quote what the
 * founder wrote: each founder has their own, and they go with the account.
 */
export class ReplyCache {
  constructor(
    private readonly store: EphemeralStore,
    private readonly lifetimeMs: number,
  ) {}

  /** Key of a reply: the founder and a hash of everything that it depends on. Texts cannot be read back from it. */
  static keyOf(founderId: string, ...parts: readonly unknown[]): string {
    return `model-reply:${founderId}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
  }

  /**
   * Removes all replies of a founder. For as long as an access token lives nothing is kept for that founder, so that a call that
   * is still under way leaves nothing behind.
   * @throws ProcedureError `service_unavailable` while the store is away
   */
  static async purge(store: EphemeralStore, founderId: string): Promise<void> {
    await store.set(purgedKey(founderId), '', ACCESS_TOKEN_LIFETIME_S * MS_PER_S);
    await store.deleteGroup(groupOf(founderId));
  }

  /** The reply under this key; null when there is none, when it has another form by now, or while the store is away. */
  async find<T>(key: string, schema: z.ZodType<T>): Promise<T | null> {
    if (this.lifetimeMs === 0) return null;
    const text = await this.tolerate(() => this.store.get(key));
    if (text === null) return null;
    const reply = schema.safeParse(JSON.parse(text));
    return reply.success ? reply.data : null;
  }

  async keep(founderId: string, key: string, reply: unknown): Promise<void> {
    if (this.lifetimeMs === 0) return;
    await this.tolerate(async () => {
      await this.store.setInGroup(groupOf(founderId), key, JSON.stringify(reply), this.lifetimeMs);
      // Looked at last: a purge marks first and removes then, so that one of the two sees the other.
      if ((await this.store.get(purgedKey(founderId))) !== null) await this.store.deleteGroup(groupOf(founderId));
    });
  }

  /** A cache that is away costs time and money, and is no reason to fail. */
  private async tolerate<T>(access: () => Promise<T>): Promise<T | null> {
    try {
      return await access();
    } catch (error) {
      if (error instanceof ProcedureError && error.code === 'service_unavailable') return null;
      throw error;
    }
  }
}
