import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/limits';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';

const key = (founderId: string): string => `banned-founder:${founderId}`;

/**
 * Founders who were banned while they had access tokens. They get no new ones, so that an entry is needed only until the last of
 * those has expired; the auth service's record of the ban stays.
 */
export class BannedFounders {
  constructor(private readonly store: EphemeralStore) {}

  async add(founderId: string, bannedUntil: Date): Promise<void> {
    const lifetimeMs = Math.min(bannedUntil.getTime() - Date.now(), ACCESS_TOKEN_LIFETIME_S * 1_000);
    if (lifetimeMs > 0) await this.store.set(key(founderId), '1', lifetimeMs);
  }

  async remove(founderId: string): Promise<void> {
    await this.store.delete(key(founderId));
  }

  async has(founderId: string): Promise<boolean> {
    return (await this.store.get(key(founderId))) !== null;
  }
}
