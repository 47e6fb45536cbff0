import { listEndedSessions } from '@playbook/contracts/auth/revocations.contract';
import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/core/limits';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import type { RpcClient } from '../messaging/rpc/rpc-client.js';

const PROBE_LIFETIME_MS = 1_000;
const key = (sessionId: string): string => `ended-session:${sessionId}`;

/**
 * Sessions that ended while their access tokens had not expired yet. Entries outlive the longest such token. The auth service's
 * record of them outlives the store.
 */
export class EndedSessions {
  constructor(private readonly store: EphemeralStore) {}

  async add(sessionId: string): Promise<void> {
    await this.store.set(key(sessionId), '1', ACCESS_TOKEN_LIFETIME_S * 1_000);
  }

  /** @throws ProcedureError `service_unavailable` when no session could be added now */
  async requireStore(): Promise<void> {
    await this.store.set(key('none'), '1', PROBE_LIFETIME_MS);
  }

  async has(sessionId: string): Promise<boolean> {
    return (await this.store.get(key(sessionId))) !== null;
  }

  /** Puts what the auth service has on record into the store. @throws ProcedureError when either cannot be reached */
  async load(rpc: RpcClient): Promise<void> {
    let after: string | null = null;
    do {
      const page: { sessionIds: string[]; next: string | null } = await rpc.call(listEndedSessions, { after });
      await Promise.all(page.sessionIds.map((sessionId) => this.add(sessionId)));
      after = page.next;
    } while (after !== null);
  }
}
