import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { type LockedAccount, LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { insertEmailIdentity } from '../accounts/new-account.js';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { emailExists, withFreeEmail } from '../core/errors/wire-errors.js';
import { type AuthSettings, confirmsAutomatically } from '../core/settings/auth.settings.js';
import { MailAllowance } from '../mail/delivery/mail-allowance.service.js';
import { type LinkOptions, MailTokenIssuer } from '../mail/tokens/mail-token-issuer.service.js';
import { type LiveMailToken, MailTokenRepository } from '../mail/tokens/mail-token.repository.js';

type Half = 'email_change_current' | 'email_change_new';

const OTHER_HALF: Readonly<Record<Half, Half>> = {
  email_change_current: 'email_change_new',
  email_change_new: 'email_change_current',
};

const HALVES: readonly Half[] = ['email_change_current', 'email_change_new'];

/** Each half with the address that its mail goes to. */
const addressesOf = (email: string, newEmail: string): [Half, string][] => [
  ['email_change_current', email],
  ['email_change_new', newEmail],
];

export const isHalfOfChange = (purpose: LiveMailToken['purpose']): purpose is Half => purpose in OTHER_HALF;

/** Changes addresses: both the old and the new one must confirm it, so that a stolen session cannot take an account away. */
@Injectable()
export class EmailChangeService {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly accounts: LockedAccountRepository,
    private readonly tokens: MailTokenRepository,
    private readonly issuer: MailTokenIssuer,
    private readonly allowance: MailAllowance,
  ) {}

  /** Takes the place of both mails in the limits. @throws ProcedureError `over_email_send_rate_limit` */
  async requireAllowance(founderId: string, email: string, newEmail: string): Promise<void> {
    if (email === '' && confirmsAutomatically(this.settings)) return;
    for (const address of email === '' ? [newEmail] : [newEmail, email]) {
      await this.allowance.require({ email: address, origin: founderId, kind: 'existing_account' });
    }
  }

  /** Mails both halves after the commit. @throws ProcedureError `email_exists`, `over_email_send_rate_limit` */
  async request(em: EntityManager, userId: string, newEmail: string, options: LinkOptions): Promise<void> {
    const account = await this.accounts.lock(em, userId);
    if (account.email === '') return this.convert(em, account, newEmail, options);
    await this.begin(em, account, newEmail);
    for (const [purpose, address] of addressesOf(account.email, newEmail)) {
      await this.allowance.spend('existing_account');
      await this.issuer.mail(em, { userId, purpose, address, options });
    }
  }

  /**
   * An anonymous user has no address that could confirm. Where addresses are confirmed automatically, this is a sign-up like any
   * other; else the user stays anonymous until the new address is proven.
   */
  private async convert(
    em: EntityManager,
    account: LockedAccount,
    newEmail: string,
    options: LinkOptions,
  ): Promise<void> {
    const { userId } = account;
    if (confirmsAutomatically(this.settings)) {
      if (await this.accounts.isTaken(em, newEmail)) throw emailExists();
      await withFreeEmail(() => this.accounts.giveEmail(em, userId, newEmail));
      await insertEmailIdentity(em, userId, { email: newEmail, userMetadata: {}, isProven: false });
      await recordAuditEvent(em, 'email_changed', userId);
      return;
    }
    await this.begin(em, account, newEmail);
    await this.allowance.spend('existing_account');
    await this.issuer.mail(em, { userId, purpose: 'email_change_new', address: newEmail, options });
  }

  /**
   * Remembers the new address, under the account's lock. Confirmations of a change to another address are void.
   * @throws ProcedureError `email_exists`
   */
  async begin(em: EntityManager, { userId, newEmail: before }: LockedAccount, newEmail: string): Promise<void> {
    if (await this.accounts.isTaken(em, newEmail)) throw emailExists();
    if (newEmail !== before) await this.tokens.deleteOf(em, userId, HALVES);
    await this.accounts.requestChange(em, userId, newEmail);
    await recordAuditEvent(em, 'email_change_requested', userId);
  }

  /** Mails the halves that are not confirmed yet once more. */
  async remail(em: EntityManager, email: string, options: LinkOptions): Promise<void> {
    const account = await this.accounts.lockByEmail(em, email);
    if (!account || account.newEmail === null) return;
    const { userId, newEmail } = account;
    await this.accounts.markSent(em, userId, 'emailChangeSentAt');
    for (const [purpose, address] of addressesOf(email, newEmail)) {
      if (await this.tokens.hasConfirmed(em, userId, purpose)) continue;
      if (!(await this.allowance.take('existing_account'))) return;
      await this.issuer.mail(em, { userId, purpose, address, options });
    }
  }

  /**
   * Takes one half, under the account's lock; returns whether it was the second and the address has changed.
   * @throws ProcedureError `email_exists` when the new address has got an account in the meantime
   */
  async confirm(em: EntityManager, { id, userId }: LiveMailToken, half: Half): Promise<boolean> {
    const { email, newEmail } = await this.accounts.lock(em, userId);
    const wasAnonymous = email === '';
    if (!wasAnonymous && !(await this.tokens.hasConfirmed(em, userId, OTHER_HALF[half]))) {
      await this.tokens.confirm(em, id);
      return false;
    }
    await this.tokens.deleteAll(em, userId);
    await withFreeEmail(() => this.accounts.applyChange(em, userId));
    if (wasAnonymous && newEmail !== null) {
      await insertEmailIdentity(em, userId, { email: newEmail, userMetadata: {}, isProven: true });
    }
    await recordAuditEvent(em, 'email_changed', userId);
    return true;
  }
}
