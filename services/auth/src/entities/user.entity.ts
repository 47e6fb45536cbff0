import { defineEntity, p } from '@mikro-orm/core';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';

/** An account. */
export const UserEntity = defineEntity({
  name: 'User',
  tableName: 'users',
  schema: 'auth',
  checks: [
    { name: 'users_email_check', expression: 'email = lower(email)' },
    { name: 'users_new_email_check', expression: 'new_email = lower(new_email)' },
    { name: 'users_email_or_anonymous', expression: 'is_anonymous = (email is null)' },
  ],
  indexes: [
    { name: 'users_created', properties: ['createdAt', 'id'] },
    { name: 'users_banned', properties: ['id'], where: 'banned_until is not null' },
  ],
  properties: {
    id: p.uuid().primary(),
    /** Lower case; one account per address. Null for anonymous users only. */
    email: p.text().unique().nullable(),
    isAnonymous: p.boolean().default(false),
    /** Null while the address may not be used to sign in. */
    emailConfirmedAt: p.datetime(3).nullable(),
    /**
     * When somebody showed that the address is theirs: by a mailed link or code, or by an identity provider that verified it.
     * Stays null for an address that was only confirmed automatically.
     */
    emailProvenAt: p.datetime(3).nullable(),
    confirmationSentAt: p.datetime(3).nullable(),
    recoverySentAt: p.datetime(3).nullable(),
    invitedAt: p.datetime(3).nullable(),
    /** The address that is to replace `email` once both are confirmed. */
    newEmail: p.text().nullable(),
    emailChangeSentAt: p.datetime(3).nullable(),
    passwordHash: p.text().nullable(),
    /** Signed up for more than once before it was confirmed, so that nobody knows whose the password is. */
    isContested: p.boolean().default(false),
    userMetadata: p.json<User['user_metadata']>(),
    /** What operators' programs noted; never written by the user. */
    appMetadata: p.json<User['user_metadata']>().defaultRaw(`'{}'`),
    bannedUntil: p.datetime(3).nullable(),
    lastSignInAt: p.datetime(3).nullable(),
    createdAt: p.datetime(3),
    updatedAt: p.datetime(3),
  },
});
