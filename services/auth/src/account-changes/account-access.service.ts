import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../accounts/account.repository.js';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { FactorRepository } from '../factors/factor.repository.js';
import { MailTokenRepository } from '../mail/tokens/mail-token.repository.js';
import { ProfileRepository } from '../profiles/profile.repository.js';
import { SessionRevoker } from '../sessions/end/session-revoker.service.js';
import { FlowStateRepository } from '../sessions/flows/flow-state.repository.js';

/** Takes away by what somebody could get into an account, under the account's lock. */
@Injectable()
export class AccountAccess {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly mailTokens: MailTokenRepository,
    private readonly flows: FlowStateRepository,
    private readonly revoker: SessionRevoker,
    private readonly profiles: ProfileRepository,
    private readonly factors: FactorRepository,
  ) {}

  /** Voids mailed codes and links, auth codes, and a change of address that is under way. */
  async revokeMails(em: EntityManager, userId: string): Promise<void> {
    await this.accounts.change(em, userId, { newEmail: null, emailChangeSentAt: null });
    await this.mailTokens.deleteAll(em, userId);
    await this.flows.deleteAll(em, userId);
  }

  /**
   * Whoever made an account with an unproven address never showed that the address is theirs. When its owner comes, by a mail or by
   * an identity provider, the account must not be shared with a squatter: section 8.5 of the auth wire contract. This removes
   * everything by which another could get in, or which another has said about themselves. What was written with the product stays:
   * the owner may have written it, before the address was proven. The account is left without any identity.
   * @param keptMailTokenId The token by which the owner has come.
   * @throws ProcedureError `service_unavailable`
   */
  async evictSquatter(em: EntityManager, userId: string, keptMailTokenId: string | null): Promise<void> {
    const empty = { passwordHash: null, newEmail: null, emailChangeSentAt: null, userMetadata: {}, isContested: false };
    await this.accounts.change(em, userId, empty);
    await this.accounts.deleteIdentities(em, userId);
    await this.factors.deleteAll(em, userId);
    await this.mailTokens.deleteAllBut(em, userId, keptMailTokenId);
    await this.profiles.delete(em, userId);
    await this.revoker.endAll(em, userId);
    await recordAuditEvent(em, 'unproven_account_reset', userId);
  }
}
