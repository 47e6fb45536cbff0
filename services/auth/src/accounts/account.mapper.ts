import type { Factor, Identity, User } from '@playbook/contracts/auth/auth-wire.schema';
import { z } from 'zod';
import type { AccountRow, FactorRow, IdentityRow } from './account-row.js';

const emailSchema = z.string();

/** How the account signs in: the first identity's provider, and every provider once. Nothing for an anonymous user. */
export function toAppMetadata(
  identities: readonly Pick<IdentityRow, 'provider'>[],
  isAnonymous = false,
): User['app_metadata'] {
  if (isAnonymous) return {};
  const providers = [...new Set(identities.map((identity) => identity.provider))];
  return { provider: providers[0] ?? 'email', providers };
}

function toIdentity(row: IdentityRow): Identity {
  const email = emailSchema.safeParse(row.identityData['email']);
  return {
    identity_id: row.id,
    id: row.providerId,
    user_id: row.userId,
    identity_data: row.identityData,
    provider: row.provider,
    last_sign_in_at: row.lastSignInAt,
    created_at: row.createdAt,
    updated_at: row.updatedAt,
    ...(email.success && { email: email.data }),
  };
}

const toFactor = (row: FactorRow): Factor => ({
  id: row.id,
  friendly_name: row.friendlyName,
  factor_type: 'totp',
  status: row.status,
  created_at: row.createdAt,
  updated_at: row.updatedAt,
});

const sentMails = (account: AccountRow) => ({
  ...(account.confirmationSentAt !== null && { confirmation_sent_at: account.confirmationSentAt }),
  ...(account.recoverySentAt !== null && { recovery_sent_at: account.recoverySentAt }),
  ...(account.invitedAt !== null && { invited_at: account.invitedAt }),
  ...(account.newEmail !== null && { new_email: account.newEmail }),
  ...(account.emailChangeSentAt !== null && { email_change_sent_at: account.emailChangeSentAt }),
});

/** The user as the wire contract shows it: a list of what may be seen, and absent fields left out. */
export function toUser(account: AccountRow): User {
  const confirmedAt = account.emailConfirmedAt;
  return {
    id: account.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: account.email,
    phone: '',
    ...(confirmedAt !== null && { email_confirmed_at: confirmedAt, confirmed_at: confirmedAt }),
    ...sentMails(account),
    ...(account.lastSignInAt !== null && { last_sign_in_at: account.lastSignInAt }),
    app_metadata: { ...account.appMetadata, ...toAppMetadata(account.identities, account.isAnonymous) },
    user_metadata: account.userMetadata,
    identities: account.identities.map(toIdentity),
    ...(account.factors.length > 0 && { factors: account.factors.map(toFactor) }),
    created_at: account.createdAt,
    updated_at: account.updatedAt,
    ...(account.bannedUntil !== null && account.isBanned && { banned_until: account.bannedUntil }),
    is_anonymous: account.isAnonymous,
  };
}
