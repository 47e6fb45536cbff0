import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AdminLinkType } from '@playbook/contracts/auth/admin/admin-links-wire.schema';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { EmailChangeService } from '../../account-changes/email-change.service.js';
import { type LockedAccount, LockedAccountRepository } from '../../accounts/locked-account.repository.js';
import { insertEmailAccount } from '../../accounts/new-account.js';
import { emailExists, unknownUser } from '../../core/errors/wire-errors.js';

/** What an account is made of that an operator's link is for, should there be none. */
interface NewcomerRequest {
  readonly type: 'signup' | 'invite' | 'magiclink';
  readonly email: string;
  readonly userMetadata: User['user_metadata'];
  readonly passwordHash: string | null;
}

interface EmailChangeRequest {
  readonly type: 'email_change_current' | 'email_change_new';
  readonly email: string;
  readonly newEmail: string;
}

export type LinkRequest = NewcomerRequest | EmailChangeRequest | { readonly type: 'recovery'; readonly email: string };

/** For whom, for what and for which address a link is. */
export interface LinkRecipient {
  readonly userId: string;
  readonly purpose: AdminLinkType;
  readonly address: string;
}

/** Finds, or makes, the accounts that operators' links are for; they are locked then. */
@Injectable()
export class LinkAccounts {
  constructor(
    private readonly accounts: LockedAccountRepository,
    private readonly emailChanges: EmailChangeService,
  ) {}

  /**
   * An account that waits for its confirmation is not overwritten.
   * @throws ProcedureError `email_exists`, `user_not_found`; UniqueConstraintViolationException when the account is made elsewhere
   * at the same time
   */
  async prepare(em: EntityManager, request: LinkRequest): Promise<LinkRecipient> {
    const account = await this.accounts.lockByEmail(em, request.email);
    switch (request.type) {
      case 'signup':
      case 'invite':
        if (account?.isConfirmed) throw emailExists();
        return recipientOf(account ?? (await this.create(em, request)), request.type);
      case 'magiclink':
        // Who has no account yet confirms the address by this first sign-in.
        return account ? recipientOf(account, 'magiclink') : recipientOf(await this.create(em, request), 'signup');
      case 'recovery':
        if (!account) throw unknownUser();
        return recipientOf(account, 'recovery');
      default:
        if (!account) throw unknownUser();
        return this.beginChange(em, account, request);
    }
  }

  private async create(
    em: EntityManager,
    { email, userMetadata, passwordHash }: NewcomerRequest,
  ): Promise<LockedAccount> {
    const newcomer = { email, passwordHash, userMetadata, isConfirmed: false, isProven: false };
    return this.accounts.lock(em, await insertEmailAccount(em, newcomer, 'created_by_operator'));
  }

  /** One half of a change of address; a link for the other half of the same change leaves it good. */
  private async beginChange(
    em: EntityManager,
    account: LockedAccount,
    { type: purpose, newEmail }: EmailChangeRequest,
  ): Promise<LinkRecipient> {
    await this.emailChanges.begin(em, account, newEmail);
    const { userId, email } = account;
    return { userId, purpose, address: purpose === 'email_change_new' ? newEmail : email };
  }
}

const recipientOf = ({ userId, email }: LockedAccount, purpose: AdminLinkType): LinkRecipient => ({
  userId,
  purpose,
  address: email,
});
