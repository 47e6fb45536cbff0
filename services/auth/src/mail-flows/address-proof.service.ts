import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { EmailChangeService, isHalfOfChange } from '../account-changes/email-change.service.js';
import { recordAuditEvent } from '../audit/record-audit-event.js';
import type { LiveMailToken } from '../mail-tokens/mail-token.repository.js';
import { type MailedAccount, MailedAccountRepository } from '../mail-tokens/mailed-account.repository.js';
import { SessionRepository } from '../sessions/session.repository.js';
import { SessionRevoker } from '../sessions/session-revoker.service.js';

export type Proof =
  /** The first half of a change of address. */
  | { readonly kind: 'half' }
  | {
      readonly kind: 'proven';
      /** Sessions that ended on the way; to be announced after the commit. */
      readonly endedSessions: readonly string[];
      /** The token that a session must use up; null when it is used up already. */
      readonly openTokenId: string | null;
    };

/** Takes a token that came back for the proof that its address is the person's who has the account. */
@Injectable()
export class AddressProof {
  constructor(
    private readonly accounts: MailedAccountRepository,
    private readonly emailChanges: EmailChangeService,
    private readonly sessions: SessionRepository,
    private readonly revoker: SessionRevoker,
  ) {}

  /** Confirms and proves the address, under the account's lock. @throws ProcedureError `email_exists` */
  async accept(em: EntityManager, token: LiveMailToken): Promise<Proof> {
    if (isHalfOfChange(token.purpose)) {
      const hasChanged = await this.emailChanges.confirm(em, token, token.purpose);
      return hasChanged ? { kind: 'proven', endedSessions: [], openTokenId: null } : { kind: 'half' };
    }
    const account = await this.accounts.lock(em, token.userId);
    const mayHaveSquatter = !account.isProven && account.hasPassword && token.purpose !== 'signup';
    const endedSessions = mayHaveSquatter ? await this.evict(em, account) : [];
    await this.accounts.prove(em, account);
    if (!account.isProven) await recordAuditEvent(em, 'email_confirmed', account.userId);
    return { kind: 'proven', endedSessions, openTokenId: token.id };
  }

  /**
   * The address was never proven, and this mail did not ask to confirm the password that somebody gave the account: its owner
   * must not share it with whoever that was (section 8.5 of the auth wire contract has the same for identity providers).
   */
  private async evict(em: EntityManager, { userId }: MailedAccount): Promise<string[]> {
    await this.accounts.setPassword(em, userId, null);
    await this.accounts.cancelChange(em, userId);
    const endedSessions = await this.sessions.deleteAll(em, userId);
    await this.revoker.revoke(endedSessions);
    await recordAuditEvent(em, 'unproven_account_reset', userId);
    return endedSessions;
  }
}
