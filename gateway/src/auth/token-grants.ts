import { Injectable } from '@nestjs/common';
import { signInWithIdToken } from '@playbook/contracts/auth/id-token.contract';
import { idTokenGrantBodySchema } from '@playbook/contracts/auth/id-token-wire.schema';
import {
  type Client,
  exchangeAuthCode,
  refreshSession,
  signInWithPassword,
} from '@playbook/contracts/auth/auth.contract';
import {
  passwordGrantBodySchema,
  pkceGrantBodySchema,
  refreshGrantBodySchema,
  type Session,
} from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { parseOrThrow } from '@playbook/service-kit/errors/validation-error';
import { RpcClient } from '@playbook/service-kit/messaging/rpc/rpc-client';

/** `POST /token`: one address, a procedure for each grant type. */
@Injectable()
export class TokenGrants {
  constructor(private readonly rpc: RpcClient) {}

  /** @throws ProcedureError `invalid_credentials` for an unknown grant, `web3_provider_disabled`, or the grant's own error */
  async exchange(grantType: string | undefined, body: unknown, client: Client): Promise<Session> {
    switch (grantType) {
      case 'password':
        return this.rpc.call(signInWithPassword, { body: parseOrThrow(passwordGrantBodySchema, body), client });
      case 'refresh_token':
        return this.rpc.call(refreshSession, { body: parseOrThrow(refreshGrantBodySchema, body), client });
      case 'pkce':
        return this.rpc.call(exchangeAuthCode, { body: parseOrThrow(pkceGrantBodySchema, body), client });
      case 'id_token':
        return this.rpc.call(signInWithIdToken, { body: parseOrThrow(idTokenGrantBodySchema, body), client });
      case 'web3':
        throw new ProcedureError('web3_provider_disabled', 'Web3 provider is disabled');
      default:
        throw new ProcedureError('invalid_credentials', 'unsupported_grant_type');
    }
  }
}
