import type { AdminUserFields } from '@playbook/contracts/auth/admin/admin-wire.schema';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { AccountRow } from '../accounts/account-row.js';
import { normalizeEmail } from '../accounts/email-address.js';
import { banEndOf } from './ban-duration.js';
import { mergeMetadata } from '../accounts/user-metadata.js';
import { mergeAppMetadata } from './merge-app-metadata.js';

/** Columns of a user that change; absent ones stay. */
export interface UserChanges {
  readonly email?: string;
  readonly emailConfirmedAt?: Date;
  readonly emailProvenAt?: null;
  readonly passwordHash?: string;
  readonly userMetadata?: User['user_metadata'];
  readonly appMetadata?: User['user_metadata'];
  readonly bannedUntil?: Date | null;
  readonly updatedAt: Date;
}

/** @throws ProcedureError `validation_failed` for a text that is no address */
export function requireEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email) return email;
  throw new ProcedureError('validation_failed', 'Unable to validate email address: invalid format');
}

/**
 * What a request changes in an account.
 * @param passwordHash Hash of the request's password, where it has one.
 * @throws ProcedureError `validation_failed`
 */
export function toUserChanges(account: AccountRow, fields: AdminUserFields, passwordHash: string | null): UserChanges {
  const now = new Date();
  const email = fields.email === undefined ? account.email : requireEmail(fields.email);
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
