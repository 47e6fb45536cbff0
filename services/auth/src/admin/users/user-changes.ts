import type { AdminUserFields } from '@playbook/contracts/auth/admin/admin-wire.schema';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import type { AccountRow } from '../../accounts/account-row.js';
import type { UserChanges } from '../../accounts/account.repository.js';
import { parseEmail } from '../../accounts/email-address.js';
import { mergeMetadata } from '../../accounts/user-metadata.js';
import { banEndOf } from './ban-duration.js';

/**
 * What a request changes in an account.
 * @param passwordHash Hash of the request's password, where it has one.
 * @throws ProcedureError `validation_failed`
 */
export function toUserChanges(account: AccountRow, fields: AdminUserFields, passwordHash: string | null): UserChanges {
  const now = new Date();
  const email = fields.email === undefined ? account.email : parseEmail(fields.email);
  const { user_metadata: userMetadata, app_metadata: appMetadata, ban_duration: banDuration } = fields;
  const isConfirmed = fields.email_confirm === true && account.emailConfirmedAt === null;
  return {
    updatedAt: now,
    // Nobody has shown yet that the new address is theirs.
    ...(email !== account.email && { email, emailProvenAt: null }),
    ...(isConfirmed && { emailConfirmedAt: now }),
    ...(passwordHash !== null && { passwordHash }),
    ...(userMetadata && { userMetadata: mergeMetadata(account.userMetadata, userMetadata) }),
    ...(appMetadata && { appMetadata: mergeAppMetadata(account.appMetadata, appMetadata) }),
    ...(banDuration !== undefined && { bannedUntil: banEndOf(banDuration, now.getTime()) }),
  };
}

type Metadata = User['user_metadata'];

/** The wire contract derives these from the identities, so nobody can set them. */
const DERIVED_KEYS: ReadonlySet<string> = new Set(['provider', 'providers']);

/** Merges what operators' programs note as `mergeMetadata` does. @throws ProcedureError `validation_failed` */
export function mergeAppMetadata(before: Metadata, changes: Metadata): Metadata {
  const own = Object.entries(changes).filter(([key]) => !DERIVED_KEYS.has(key));
  return mergeMetadata(before, Object.fromEntries(own));
}
