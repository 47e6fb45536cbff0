import type { AccessTokenClaims } from '@playbook/contracts/auth/auth-wire.schema';
import type { EphemeralStore } from '../ephemeral/ephemeral-store.port.js';
import { ProcedureError } from '../errors/procedure-error.js';
import type { RpcClient } from '../messaging/rpc/rpc-client.js';
import type { BannedFounders } from './banned-founders.js';
import type { EndedSessions } from './ended-sessions.js';

/** A store whose connection breaks more often than this during one look cannot be relied on. */
const MAX_LOOKS = 3;

/**
 * Whose access tokens are worth nothing before they expire. The store may forget: it is new with its process, or was restarted. So
 * nothing is read from it before the auth service's record has been put into it, and again after every connection it lost.
 */
export class Revocations {
  private loadedGeneration: number | null = null;
  private loading: Promise<void> | null = null;

  constructor(
    private readonly rpc: RpcClient,
    private readonly store: EphemeralStore,
    private readonly endedSessions: EndedSessions,
    private readonly bannedFounders: BannedFounders,
  ) {}

  /**
   * @throws ProcedureError `session_not_found` or `user_banned` for whom nothing may be done; `service_unavailable` or
   * `request_timeout` while that cannot be known
   */
  async requireLive({ sub: founderId, session_id: sessionId }: AccessTokenClaims): Promise<void> {
    for (let looks = 0; looks < MAX_LOOKS; looks += 1) {
      const generation = await this.load();
      const [hasEnded, isBanned] = await Promise.all([
        this.endedSessions.has(sessionId),
        this.bannedFounders.has(founderId),
      ]);
      if (hasEnded) {
        throw new ProcedureError('session_not_found', 'Session from session_id claim in JWT does not exist');
      }
      if (isBanned) throw new ProcedureError('user_banned', 'User is banned');
      if (generation === this.store.generation) return;
    }
    throw new ProcedureError('service_unavailable', 'The store of ended sessions does not keep its connection');
  }

  /** Resolves when ended sessions can be told from others. @throws ProcedureError as `requireLive` while they cannot */
  async check(): Promise<void> {
    await this.load();
  }

  /** Returns the generation of the store that the record has been put into; the store may have a newer one by then. */
  private async load(): Promise<number | null> {
    const { generation } = this.store;
    if (this.loadedGeneration !== generation) {
      this.loading ??= this.read(generation).finally(() => {
        this.loading = null;
      });
      await this.loading;
    }
    return this.loadedGeneration;
  }

  private async read(generation: number): Promise<void> {
    await Promise.all([this.endedSessions.load(this.rpc), this.bannedFounders.load(this.rpc)]);
    this.loadedGeneration = generation;
  }
}
