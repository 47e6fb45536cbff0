import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Identity, User } from '@playbook/contracts/auth/auth-wire.schema';
import { recordAuditEvent } from '../core/audit/audit.repository.js';
import type { AuditKind } from '../entities/audit-event.entity.js';
import { IdentityEntity } from '../entities/identity.entity.js';
import { UserEntity } from '../entities/user.entity.js';

export interface NewAccount {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly userMetadata: User['user_metadata'];
  readonly isConfirmed: boolean;
  /** Whether somebody has shown that the address is theirs. */
  readonly isProven: boolean;
}

/** An account without an address is that of an anonymous user. */
export type NewUser = Omit<NewAccount, 'email'> & { readonly email: string | null };

export interface NewIdentity {
  readonly provider: string;
  readonly providerId: string;
  readonly identityData: User['user_metadata'];
}

/** @throws UniqueConstraintViolationException when the address has an account; returns the new id */
export async function insertUser(em: EntityManager, account: NewUser): Promise<string> {
  const now = new Date();
  const id = randomUUID();
  await em.insert(UserEntity, {
    id,
    email: account.email,
    isAnonymous: account.email === null,
    emailConfirmedAt: account.isConfirmed ? now : null,
    emailProvenAt: account.isProven ? now : null,
    passwordHash: account.passwordHash,
    userMetadata: account.userMetadata,
    createdAt: now,
    updatedAt: now,
  });
  return id;
}

/** @throws UniqueConstraintViolationException when the provider's subject has an account */
export async function insertIdentity(em: EntityManager, userId: string, identity: NewIdentity): Promise<void> {
  const now = new Date();
  await em.insert(IdentityEntity, {
    id: randomUUID(),
    userId,
    provider: identity.provider,
    providerId: identity.providerId,
    identityData: identity.identityData,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
}

type EmailHolder = Pick<NewAccount, 'email' | 'userMetadata' | 'isProven'>;

/** What the identity of an address and password says about itself. */
export const emailIdentityData = (
  userId: string,
  { email, userMetadata, isProven }: EmailHolder,
): Identity['identity_data'] => ({
  ...userMetadata,
  sub: userId,
  email,
  email_verified: isProven,
  phone_verified: false,
});

/** A new account with its first identity. @throws UniqueConstraintViolationException when the address has one; returns the id */
export async function insertEmailAccount(
  em: EntityManager,
  account: NewAccount,
  kind: AuditKind = 'signed_up',
): Promise<string> {
  const userId = await insertUser(em, account);
  await insertEmailIdentity(em, userId, account);
  await recordAuditEvent(em, kind, userId);
  return userId;
}

/** The way to sign in to an account with its address. */
export const insertEmailIdentity = (em: EntityManager, userId: string, holder: EmailHolder): Promise<void> =>
  insertIdentity(em, userId, {
    provider: 'email',
    providerId: userId,
    identityData: emailIdentityData(userId, holder),
  });
