import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import { AccountAccess } from '../account-changes/account-access.service.js';
import { insertIdentity, insertUser } from '../accounts/new-account.js';
import { addProviderMetadata } from '../accounts/user-metadata.js';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import { signUpsClosed } from '../core/errors/wire-errors.js';
import { type AuthSettings, confirmsAutomatically } from '../core/settings/auth.settings.js';
import { UserEntity } from '../entities/user.entity.js';
import type { ProviderProfile } from './provider/provider-profile.js';

type VerifiedProfile = ProviderProfile & { readonly email: string };

interface ExistingAccount {
  readonly userId: string;
  readonly userMetadata: User['user_metadata'];
  readonly isProven: boolean;
}

/** Locks the user before the identity, as every other statement here does: two arrivals at once must not wait for each other. */
const TOUCH_IDENTITY = `
  with owner as (
    select u.id from auth.users u join auth.identities i on i.user_id = u.id
    where i.provider = ? and i.provider_id = ?
    for update of u
  )
  update auth.identities i set identity_data = ?::jsonb, last_sign_in_at = now(), updated_at = now()
  from owner
  where i.user_id = owner.id and i.provider = ? and i.provider_id = ?
  returning i.user_id as "userId"`;

/** Not the strongest lock: a parallel sign-in of the same person may refer to the account and must not wait for this one. */
const BY_EMAIL = `
  select id as "userId", user_metadata as "userMetadata", email_proven_at is not null as "isProven"
  from auth.users where email = ?
  for no key update`;

/** Decides whose account a person from an identity provider gets: section 8.5 of the auth wire contract. */
@Injectable()
export class AccountLinking {
  constructor(
    @Inject(SERVICE_SETTINGS) private readonly settings: AuthSettings,
    private readonly access: AccountAccess,
  ) {}

  /**
   * Returns the user's id.
   * @throws ProcedureError `provider_email_needs_verification` or `signup_disabled`; UniqueConstraintViolationException when the
   * same person arrives twice at once, and then once more is enough
   */
  async link(em: EntityManager, profile: ProviderProfile): Promise<string> {
    const known = await this.findKnown(em, profile);
    if (known) return known;
    const { email } = profile;
    if (email === null) throw needsVerification('The identity provider gave no e-mail address');
    const existing = await this.findByEmail(em, email);
    if (existing) return this.join(em, existing, { ...profile, email });
    return this.create(em, { ...profile, email });
  }

  /** Finds and refreshes in one statement, so that an identity that is being removed is not found. */
  private async findKnown(em: EntityManager, profile: ProviderProfile): Promise<string | null> {
    const { provider, subject } = profile;
    const parameters = [provider, subject, JSON.stringify(profile.metadata), provider, subject];
    const [identity] = await em.execute<{ userId: string }[]>(TOUCH_IDENTITY, parameters);
    return identity?.userId ?? null;
  }

  private async findByEmail(em: EntityManager, email: string): Promise<ExistingAccount | null> {
    const [account] = await em.execute<ExistingAccount[]>(BY_EMAIL, [email]);
    return account ?? null;
  }

  /** Only an address that the provider has verified may open an account that exists. */
  private async join(em: EntityManager, existing: ExistingAccount, profile: VerifiedProfile): Promise<string> {
    if (!profile.isEmailVerified)
      throw needsVerification('The e-mail address is not verified with the identity provider');
    const { userId } = existing;
    if (!existing.isProven) await this.access.evictSquatter(em, userId, null);
    const own = existing.isProven ? existing.userMetadata : {};
    const now = new Date();
    await em.nativeUpdate(
      UserEntity,
      { id: userId },
      {
        userMetadata: addProviderMetadata(own, profile.metadata),
        updatedAt: now,
        ...(!existing.isProven && { emailProvenAt: now, emailConfirmedAt: now }),
      },
    );
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
