import type { Jwks } from '@playbook/contracts/auth-wire.schema';
import { getJwks } from '@playbook/contracts/auth.contract';
import type { RpcClient } from '../messaging/rpc-client.js';

/** How long a key set is used before it is read again (the client library's own value). */
const FRESH_MS = 600_000;
/** An unknown key id may mean a rotation, or an attack: read again at most this often. */
const REREAD_MS = 10_000;

/** The auth service's public keys, read over the transport and kept for ten minutes. */
export class JwksSource {
  private current: { jwks: Jwks; readAtMs: number } | null = null;
  private reading: Promise<Jwks> | null = null;

  constructor(private readonly rpc: RpcClient) {}

  /** @throws ProcedureError `service_unavailable` or `request_timeout` when the keys cannot be read and none are known. */
  async keys(): Promise<Jwks> {
    if (this.current && Date.now() - this.current.readAtMs < FRESH_MS) return this.current.jwks;
    try {
      return await this.read();
    } catch (error) {
      if (this.current) return this.current.jwks;
      throw error;
    }
  }

  /** The key set after a token named a key that `keys()` does not have. */
  async keysAfterUnknownId(): Promise<Jwks> {
    if (this.current && Date.now() - this.current.readAtMs < REREAD_MS) return this.current.jwks;
    return this.read();
  }

  private read(): Promise<Jwks> {
    this.reading ??= this.rpc
      .call(getJwks, {})
      .then((jwks) => {
        this.current = { jwks, readAtMs: Date.now() };
        return jwks;
      })
      .finally(() => {
        this.reading = null;
      });
    return this.reading;
  }
}
