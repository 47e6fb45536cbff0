import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Client } from '@playbook/contracts/auth/auth.contract';
import type { AcceptedConfirmation } from '@playbook/contracts/auth/mail/mail-wire.schema';
import { AccountAccess } from '../account-changes/account-access.service.js';
import { EmailChangeService, isHalfOfChange } from '../account-changes/email-change.service.js';
import { type LockedAccount, LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { insertEmailIdentity } from '../accounts/new-account.js';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { type LiveMailToken, MailTokenRepository } from '../mail/tokens/mail-token.repository.js';
import { SignInService } from '../sessions/start/sign-in.service.js';
import type { OpenedSession } from '../sessions/start/token-response.service.js';

export type MailSignInOutcome =
  | { readonly kind: 'signed-in'; readonly opened: OpenedSession }
  /** The first half of a change of address. */
  | { readonly kind: 'half' };

type Proof =
  /** The first half of a change of address. */
  | { readonly kind: 'half' }
  /** With the token that a session must use up; null when it is used up already. */
  | { readonly kind: 'proven'; readonly openTokenId: string | null };

/** Takes a token that came back by mail for the proof that its address is the person's who has the account, and for a session. */
@Injectable()
export class MailSignIn {
  constructor(
    private readonly accounts: LockedAccountRepository,
    private readonly emailChanges: EmailChangeService,
    private readonly access: AccountAccess,
    private readonly tokens: MailTokenRepository,
    private readonly signIns: SignInService,
  ) {}

  /** Uses the token up, under the account's lock. @throws ProcedureError `email_exists`, `user_banned` */
  async signIn(em: EntityManager, token: LiveMailToken, client: Client): Promise<MailSignInOutcome> {
    const proof = await this.prove(em, token);
    if (proof.kind === 'half') return proof;
    if (proof.openTokenId !== null) await this.tokens.consume(em, proof.openTokenId);
    const opened = await this.signIns.open(em, token.userId, 'otp', client);
    return { kind: 'signed-in', opened };
  }

  /** Confirms and proves the address, under the account's lock. @throws ProcedureError `email_exists` */
  async prove(em: EntityManager, token: LiveMailToken): Promise<Proof> {
    if (isHalfOfChange(token.purpose)) {
      const hasChanged = await this.emailChanges.confirm(em, token, token.purpose);
      return hasChanged ? { kind: 'proven', openTokenId: null } : { kind: 'half' };
    }
    const account = await this.accounts.lock(em, token.userId);
    if (mayHaveSquatter(account, token)) await this.evict(em, account, token.id);
    await this.accounts.prove(em, account);
    if (!account.isProven) await recordAuditEvent(em, 'email_confirmed', account.userId);
    return { kind: 'proven', openTokenId: token.id };
  }

  /** The owner signs in by mail from then on. */
  private async evict(em: EntityManager, { userId, email }: LockedAccount, tokenId: string): Promise<void> {
    await this.access.evictSquatter(em, userId, tokenId);
    await insertEmailIdentity(em, userId, { email, userMetadata: {}, isProven: true });
  }
}

/** Response to the first of the two confirmations of a change of address. */
export const ACCEPTED_HALF: AcceptedConfirmation = {
  msg: 'Confirmation link accepted. Please proceed to confirm link sent to the other email',
  code: '200',
};

/**
 * The address was never proven, and somebody could be in the account. A mail that confirms a sign-up confirms the password that
 * was given with it, unless somebody else has signed up with the address too: the owner cannot know whose password it is.
 */
function mayHaveSquatter(account: LockedAccount, { purpose }: LiveMailToken): boolean {
  if (account.isProven || !account.isInhabited) return false;
  return purpose !== 'signup' || account.isContested;
}
