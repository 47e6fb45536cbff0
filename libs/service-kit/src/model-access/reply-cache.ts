import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import { ProcedureError } from '../errors/procedure-error.js';

/** Checked replies by a hash of what they are about, so that the same text is not paid for twice. */
export class ReplyCache {
  constructor(
    private readonly store: EphemeralStore,
    private readonly lifetimeMs: number,
  ) {}

  /** Key of a reply: a hash of everything that it depends on. Texts cannot be read back from it. */
  static keyOf(...parts: readonly unknown[]): string {
    return `model-reply:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;
  }

  /** The reply under this key; null when there is none, when it has another form by now, or while the store is away. */
  async find<T>(key: string, schema: z.ZodType<T>): Promise<T | null> {
    if (this.lifetimeMs === 0) return null;
    const text = await this.tolerate(() => this.store.get(key));
    if (text === null) return null;
    const reply = schema.safeParse(JSON.parse(text));
    return reply.success ? reply.data : null;
  }

  async keep(key: string, reply: unknown): Promise<void> {
    if (this.lifetimeMs === 0) return;
    await this.tolerate(() => this.store.set(key, JSON.stringify(reply), this.lifetimeMs));
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
