import { listBannedFounders } from '@playbook/contracts/auth/revocations.contract';
import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/core/limits';
import type { z } from 'zod';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import type { RpcClient } from '../messaging/rpc/rpc-client.js';

const TOKEN_LIFETIME_MS = ACCESS_TOKEN_LIFETIME_S * 1_000;
const BANNED = 'banned';
/** Kept in place of nothing, so that a record which was read before the ban was lifted does not bring it back. */
const LIFTED = 'lifted';

const key = (founderId: string): string => `banned-founder:${founderId}`;
const lifetimeOf = (bannedUntil: Date): number => Math.min(bannedUntil.getTime() - Date.now(), TOKEN_LIFETIME_MS);

/**
 * Founders who were banned while they had access tokens. They get no new ones, so that an entry is needed only until the last of
 * those has expired; the auth service's record of the ban stays.
 */
export class BannedFounders {
  constructor(private readonly store: EphemeralStore) {}

  async add(founderId: string, bannedUntil: Date): Promise<void> {
    const lifetimeMs = lifetimeOf(bannedUntil);
    if (lifetimeMs > 0) await this.store.set(key(founderId), BANNED, lifetimeMs);
  }

  async remove(founderId: string): Promise<void> {
    await this.store.set(key(founderId), LIFTED, TOKEN_LIFETIME_MS);
  }

  async has(founderId: string): Promise<boolean> {
    return (await this.store.get(key(founderId))) === BANNED;
  }

  /** Puts what the auth service has on record into the store. @throws ProcedureError when either cannot be reached */
  async load(rpc: RpcClient): Promise<void> {
    let after: string | null = null;
    do {
      const page: z.output<typeof listBannedFounders.output> = await rpc.call(listBannedFounders, { after });
      await Promise.all(page.bans.map((ban) => this.addUnlessKnown(ban.founderId, new Date(ban.bannedUntil))));
      after = page.next;
    } while (after !== null);
  }

  private async addUnlessKnown(founderId: string, bannedUntil: Date): Promise<void> {
    const lifetimeMs = lifetimeOf(bannedUntil);
    if (lifetimeMs > 0) await this.store.setIfAbsent(key(founderId), BANNED, lifetimeMs);
  }
}
