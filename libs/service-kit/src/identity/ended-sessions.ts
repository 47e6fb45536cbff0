import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/limits';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';

const key = (sessionId: string): string => `ended-session:${sessionId}`;

/** Sessions that ended while their access tokens had not expired yet. Entries outlive the longest such token. */
export class EndedSessions {
  constructor(private readonly store: EphemeralStore) {}

  async add(sessionId: string): Promise<void> {
    await this.store.set(key(sessionId), '1', ACCESS_TOKEN_LIFETIME_S * 1_000);
  }

  async has(sessionId: string): Promise<boolean> {
    return (await this.store.get(key(sessionId))) !== null;
  }
}
