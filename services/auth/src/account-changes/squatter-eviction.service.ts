import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { IdentityEntity } from '../accounts/identity.entity.js';
import { UserEntity } from '../accounts/user.entity.js';
import { recordAuditEvent } from '../core/audit/record-audit-event.js';
import { FactorEntity } from '../factors/factor.entity.js';
import { MailTokenRepository } from '../mail/tokens/mail-token.repository.js';
import { ProfileRepository } from '../profiles/profile.repository.js';
import { AccountSessions } from '../sessions/end/account-sessions.service.js';

/**
 * Whoever made an account with an unproven address never showed that the address is theirs. When its owner comes, by a mail or by
 * an identity provider, the account must not be shared with a squatter: section 8.5 of the auth wire contract.
 */
@Injectable()
export class SquatterEviction {
  constructor(
    private readonly sessions: AccountSessions,
    private readonly mailTokens: MailTokenRepository,
    private readonly profiles: ProfileRepository,
  ) {}

  /**
   * Removes everything by which another could get in, or which another has said about themselves, under the account's lock. What
   * was written with the product stays: the owner may have written it, before the address was proven.
   * @param keptMailTokenId The token by which the owner has come.
   * @returns the sessions that ended, to be announced after the commit; the account is left without any identity
   * @throws ProcedureError `service_unavailable`
   */
  async evict(em: EntityManager, userId: string, keptMailTokenId: string | null): Promise<string[]> {
    await em.nativeUpdate(
      UserEntity,
      { id: userId },
      { passwordHash: null, newEmail: null, emailChangeSentAt: null, userMetadata: {}, isContested: false },
    );
    await em.nativeDelete(IdentityEntity, { userId });
    await em.nativeDelete(FactorEntity, { userId });
    await this.mailTokens.deleteAllBut(em, userId, keptMailTokenId);
    await this.profiles.delete(em, userId);
    const endedSessions = await this.sessions.end(em, userId);
    await recordAuditEvent(em, 'unproven_account_reset', userId);
    return endedSessions;
  }
}
