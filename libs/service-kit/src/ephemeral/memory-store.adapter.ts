import { LRUCache } from 'lru-cache';
import type { EphemeralStore, WindowCount } from './ephemeral-store.port.js';

const MAX_ENTRIES = 100_000;

interface Lasting {
  readonly endsAtMs: number;
}

interface Value extends Lasting {
  readonly value: string;
  readonly group?: string;
}

interface Count extends Lasting {
  count: number;
}

/**
 * The store for one process: bounded, gone with the process. Counts have a space of their own: callers choose by what they are
 * counted, and must not push out that a session has ended.
 */
export class MemoryStore implements EphemeralStore {
  /** It loses nothing before its process is gone. */
  readonly generation: number = 0;
  private readonly values = new LRUCache<string, Value>({ max: MAX_ENTRIES });
  private readonly counts = new LRUCache<string, Count>({ max: MAX_ENTRIES });

  constructor(private readonly now: () => number = Date.now) {}

  async get(key: string): Promise<string | null> {
    return this.live(this.values, key)?.value ?? null;
  }

  async set(key: string, value: string, lifetimeMs: number): Promise<void> {
    this.values.set(key, { value, endsAtMs: this.now() + lifetimeMs });
  }

  async setInGroup(group: string, key: string, value: string, lifetimeMs: number): Promise<void> {
    this.values.set(key, { value, endsAtMs: this.now() + lifetimeMs, group });
  }

  async deleteGroup(group: string): Promise<void> {
    const members = [...this.values.entries()].filter(([, value]) => value.group === group);
    for (const [key] of members) this.values.delete(key);
  }

  async setIfAbsent(key: string, value: string, lifetimeMs: number): Promise<boolean> {
    if (this.live(this.values, key)) return false;
    await this.set(key, value, lifetimeMs);
    return true;
  }

  async delete(key: string): Promise<void> {
    this.values.delete(key);
    this.counts.delete(key);
  }

  countInWindow(key: string, windowMs: number): Promise<WindowCount> {
    return this.addInWindow(key, 1, windowMs);
  }

  async addInWindow(key: string, amount: number, windowMs: number): Promise<WindowCount> {
    let entry = this.live(this.counts, key);
    if (!entry) {
      if (amount < 0) return { count: 0, resetMs: 0 };
      entry = { count: 0, endsAtMs: this.now() + windowMs };
      this.counts.set(key, entry);
    }
    entry.count += amount;
    return { count: entry.count, resetMs: entry.endsAtMs - this.now() };
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {
    this.values.clear();
    this.counts.clear();
  }

  private live<E extends Lasting>(entries: LRUCache<string, E>, key: string): E | undefined {
    const entry = entries.get(key);
    if (!entry || entry.endsAtMs > this.now()) return entry;
    entries.delete(key);
    return undefined;
  }
}
