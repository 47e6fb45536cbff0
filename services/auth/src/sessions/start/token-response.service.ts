import { Injectable } from '@nestjs/common';
import type { AccessTokenClaims, Session } from '@playbook/contracts/auth/auth-wire.schema';
import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/core/limits';
import type { AccountRow } from '../../accounts/account-row.js';
import { toUser } from '../../accounts/account.mapper.js';
import { AccessTokenSigner } from '../../core/keys/access-token.signer.js';

/** What a client may be given for a session: the way it was opened, and its active refresh token. */
export interface SessionGrant {
  readonly sessionId: string;
  readonly aal: AccessTokenClaims['aal'];
  readonly amr: AccessTokenClaims['amr'];
  readonly refreshToken: string;
}

/** A session that its client is to hear of. */
export interface OpenedSession {
  readonly account: AccountRow;
  readonly grant: SessionGrant;
}

/** Turns a session into what the client gets: a new access token, the active refresh token, the user. */
@Injectable()
export class TokenResponse {
  constructor(private readonly signer: AccessTokenSigner) {}

  async build({ account, grant }: OpenedSession): Promise<Session> {
    const user = toUser(account);
    const { accessToken, expiresAtS } = await this.signer.sign({
      sub: user.id,
      email: user.email,
      phone: user.phone,
      role: user.role,
      aal: grant.aal,
      amr: [...grant.amr],
      session_id: grant.sessionId,
      is_anonymous: user.is_anonymous,
      app_metadata: user.app_metadata,
      user_metadata: user.user_metadata,
    });
    return {
      access_token: accessToken,
      token_type: 'bearer',
      expires_in: ACCESS_TOKEN_LIFETIME_S,
      expires_at: expiresAtS,
      refresh_token: grant.refreshToken,
      user,
    };
  }
}
