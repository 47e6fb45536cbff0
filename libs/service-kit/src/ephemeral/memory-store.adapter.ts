import { LRUCache } from 'lru-cache';
import type { EphemeralStore, WindowCount } from './ephemeral-store.port.js';

const MAX_ENTRIES = 100_000;

interface Entry {
  value: string;
  count: number;
  endsAtMs: number;
  group?: string;
}

/** The store for one process: bounded, gone with the process. */
export class MemoryStore implements EphemeralStore {
  /** It loses nothing before its process is gone. */
  readonly generation: number = 0;
  private readonly entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES });

  constructor(private readonly now: () => number = Date.now) {}

  async get(key: string): Promise<string | null> {
    return this.live(key)?.value ?? null;
  }

  async set(key: string, value: string, lifetimeMs: number): Promise<void> {
    this.entries.set(key, { value, count: 0, endsAtMs: this.now() + lifetimeMs });
  }

  async setInGroup(group: string, key: string, value: string, lifetimeMs: number): Promise<void> {
    this.entries.set(key, { value, count: 0, endsAtMs: this.now() + lifetimeMs, group });
  }

  async deleteGroup(group: string): Promise<void> {
    const members = [...this.entries.entries()].filter(([, entry]) => entry.group === group);
    for (const [key] of members) this.entries.delete(key);
  }

  async setIfAbsent(key: string, value: string, lifetimeMs: number): Promise<boolean> {
    if (this.live(key)) return false;
    await this.set(key, value, lifetimeMs);
    return true;
  }

  async delete(key: string): Promise<void> {
    this.entries.delete(key);
  }

  countInWindow(key: string, windowMs: number): Promise<WindowCount> {
    return this.addInWindow(key, 1, windowMs);
  }

  async addInWindow(key: string, amount: number, windowMs: number): Promise<WindowCount> {
    let entry = this.live(key);
    if (!entry) {
      if (amount < 0) return { count: 0, resetMs: 0 };
      entry = { value: '', count: 0, endsAtMs: this.now() + windowMs };
      this.entries.set(key, entry);
    }
    entry.count += amount;
    return { count: entry.count, resetMs: entry.endsAtMs - this.now() };
  }

  async check(): Promise<void> {}

  async close(): Promise<void> {
    this.entries.clear();
  }

  private live(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    if (!entry || entry.endsAtMs > this.now()) return entry;
    this.entries.delete(key);
    return undefined;
  }
}
