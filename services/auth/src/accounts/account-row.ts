import type { Factor, Identity, User } from '@playbook/contracts/auth/auth-wire.schema';

export interface FactorRow {
  readonly id: string;
  readonly friendlyName: string;
  readonly status: Factor['status'];
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface IdentityRow {
  readonly id: string;
  readonly userId: string;
  readonly provider: string;
  readonly providerId: string;
  readonly identityData: Identity['identity_data'];
  readonly lastSignInAt: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

/** A user with its identities and factors, as one statement reads them. Never holds the password's hash or a factor's secret. */
export interface AccountRow {
  readonly id: string;
  /** Empty for an anonymous user. */
  readonly email: string;
  readonly isAnonymous: boolean;
  readonly emailConfirmedAt: string | null;
  readonly confirmationSentAt: string | null;
  readonly recoverySentAt: string | null;
  readonly invitedAt: string | null;
  /** The address that is to replace `email` once both are confirmed. */
  readonly newEmail: string | null;
  readonly emailChangeSentAt: string | null;
  readonly userMetadata: User['user_metadata'];
  /** What operators' programs noted. */
  readonly appMetadata: User['user_metadata'];
  readonly bannedUntil: string | null;
  readonly isBanned: boolean;
  readonly lastSignInAt: string | null;
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Oldest first. */
  readonly identities: readonly IdentityRow[];
  /** Oldest first. */
  readonly factors: readonly FactorRow[];
}

/** Condition on `auth.factors` `f`: an enrolment that was not verified within five minutes does not exist any more. */
export const LIVE_FACTOR = `(f.status = 'verified' or f.created_at > now() - interval '5 minutes')`;

/** Columns of an {@link AccountRow}, for a statement that calls `auth.users` `u`. Hot reads: entities would cost three times as much. */
export const ACCOUNT_COLUMNS = `
  u.id, coalesce(u.email, '') as email, u.is_anonymous as "isAnonymous", u.email_confirmed_at as "emailConfirmedAt", u.user_metadata as "userMetadata",
  u.confirmation_sent_at as "confirmationSentAt", u.recovery_sent_at as "recoverySentAt",
  u.invited_at as "invitedAt",
  u.new_email as "newEmail", u.email_change_sent_at as "emailChangeSentAt",
  u.app_metadata as "appMetadata", u.banned_until as "bannedUntil",
  coalesce(u.banned_until > now(), false) as "isBanned", u.last_sign_in_at as "lastSignInAt",
  u.created_at as "createdAt", u.updated_at as "updatedAt",
  (
    select coalesce(json_agg(json_build_object(
      'id', i.id, 'userId', i.user_id, 'provider', i.provider, 'providerId', i.provider_id,
      'identityData', i.identity_data, 'lastSignInAt', i.last_sign_in_at,
      'createdAt', i.created_at, 'updatedAt', i.updated_at
    ) order by i.created_at, i.id), '[]')
    from auth.identities i where i.user_id = u.id
  ) as identities,
  (
    select coalesce(json_agg(json_build_object(
      'id', f.id, 'friendlyName', f.friendly_name, 'status', f.status,
      'createdAt', f.created_at, 'updatedAt', f.updated_at
    ) order by f.created_at, f.id), '[]')
    from auth.factors f where f.user_id = u.id and ${LIVE_FACTOR}
  ) as factors`;
