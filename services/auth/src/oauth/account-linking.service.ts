import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { AccountAccess } from '../account-changes/account-access.service.js';
import { AccountRepository } from '../accounts/account.repository.js';
import { type LockedAccount, LockedAccountRepository } from '../accounts/locked-account.repository.js';
import { insertIdentity, insertUser } from '../accounts/new-account.js';
import { addProviderMetadata } from '../accounts/user-metadata.js';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { signUpsClosed } from '../core/errors/wire-errors.js';
import { type AuthSettings, confirmsAutomatically } from '../core/settings/auth.settings.js';
import type { ProviderProfile } from './provider/provider-profile.js';

type VerifiedProfile = ProviderProfile & { readonly email: string };

/** Decides whose account a person from an identity provider gets: section 8.5 of the auth wire contract. */
@Injectable()
export class AccountLinking {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly accounts: AccountRepository,
    private readonly lockedAccounts: LockedAccountRepository,
    private readonly access: AccountAccess,
  ) {}

  /**
   * Returns the user's id.
   * @throws ProcedureError `provider_email_needs_verification` or `signup_disabled`; UniqueConstraintViolationException when the
   * same person arrives twice at once, and then once more is enough
   */
  async link(em: EntityManager, profile: ProviderProfile): Promise<string> {
    const { provider, subject, metadata } = profile;
    const known = await this.lockedAccounts.touchIdentity(em, provider, subject, metadata);
    if (known) return known;
    const { email } = profile;
    if (email === null) throw needsVerification('The identity provider gave no e-mail address');
    const existing = await this.lockedAccounts.lockByEmail(em, email);
    if (existing) return this.join(em, existing, { ...profile, email });
    return this.create(em, { ...profile, email });
  }

  /** Only an address that the provider has verified may open an account that exists. */
  private async join(em: EntityManager, existing: LockedAccount, profile: VerifiedProfile): Promise<string> {
    if (!profile.isEmailVerified)
      throw needsVerification('The e-mail address is not verified with the identity provider');
    const { userId } = existing;
    if (!existing.isProven) await this.access.evictSquatter(em, userId, null);
    const own = existing.isProven ? existing.userMetadata : {};
    const now = new Date();
    await this.accounts.change(em, userId, {
      userMetadata: addProviderMetadata(own, profile.metadata),
      updatedAt: now,
      ...(!existing.isProven && { emailProvenAt: now, emailConfirmedAt: now }),
    });
    await this.addIdentity(em, userId, profile);
    await recordAuditEvent(em, 'identity_linked', userId);
    return userId;
  }

  private async create(em: EntityManager, profile: VerifiedProfile): Promise<string> {
    if (this.settings.AUTH_DISABLE_SIGNUP) throw signUpsClosed();
    const { email, isEmailVerified, metadata: userMetadata } = profile;
    if (!isEmailVerified && !confirmsAutomatically(this.settings)) {
      throw needsVerification('The e-mail address is not verified with the identity provider');
    }
    const account = { email, passwordHash: null, userMetadata, isConfirmed: true, isProven: isEmailVerified };
    const userId = await insertUser(em, account);
    await this.addIdentity(em, userId, profile);
    await recordAuditEvent(em, 'signed_up', userId);
    return userId;
  }

  private addIdentity(em: EntityManager, userId: string, profile: ProviderProfile): Promise<void> {
    const { provider, subject: providerId, metadata: identityData } = profile;
    return insertIdentity(em, userId, { provider, providerId, identityData });
  }
}

const needsVerification = (message: string): ProcedureError =>
  new ProcedureError('provider_email_needs_verification', message);
