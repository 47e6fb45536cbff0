import { BoundedMap } from './bounded-map.js';

const MAX_ENTRIES = 1_000;
const MS_PER_S = 1_000;

/** What oidc-provider stores; only the members that the adapter itself looks at. */
interface Payload {
  readonly uid?: string;
  readonly grantId?: string;
  consumed?: number;
}

interface Entry {
  readonly payload: Payload;
  readonly expiresAtMs: number;
}

/**
 * Where oidc-provider keeps the sign-ins of one kind that are under way: in memory, and not too many of them.
 * Sessions are found by their uid, which a code or a token refers to, but not by the cookie: every sign-in asks anew who
 * it is, as somebody who tests with several founders expects.
 */
export class MemoryAdapter {
  private readonly entries = new BoundedMap<Entry>(MAX_ENTRIES);

  constructor(private readonly model: string) {}

  async upsert(id: string, payload: Payload, expiresInS?: number): Promise<void> {
    const expiresAtMs = expiresInS === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresInS * MS_PER_S;
    this.entries.set(id, { payload, expiresAtMs });
  }

  async find(id: string): Promise<Payload | undefined> {
    return this.model === 'Session' ? undefined : this.current(id);
  }

  async findByUid(uid: string): Promise<Payload | undefined> {
    for (const id of this.entries.keys()) {
      const payload = this.current(id);
      if (payload?.uid === uid) return payload;
    }
    return undefined;
  }

  async consume(id: string): Promise<void> {
    const payload = this.current(id);
    if (payload !== undefined) payload.consumed = Math.floor(Date.now() / MS_PER_S);
  }

  async destroy(id: string): Promise<void> {
    this.entries.delete(id);
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    for (const id of this.entries.keys()) {
      if (this.entries.get(id)?.payload.grantId === grantId) this.entries.delete(id);
    }
  }

  private current(id: string): Payload | undefined {
    const entry = this.entries.get(id);
    if (entry === undefined || entry.expiresAtMs > Date.now()) return entry?.payload;
    this.entries.delete(id);
    return undefined;
  }
}
