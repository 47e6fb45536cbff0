import { randomUUID } from 'node:crypto';
import type { AccountRow } from '../accounts/account-row.js';
import { emailIdentityData } from '../accounts/new-account.js';
import type { SignUpRequest } from './sign-up-request.js';

/** Looks like an account that has just been made and waits for confirmation; nothing of it is stored anywhere. */
export function decoyAccount({ email, userMetadata }: Pick<SignUpRequest, 'email' | 'userMetadata'>): AccountRow {
  const id = randomUUID();
  const now = new Date().toISOString();
  const identity = {
    id: randomUUID(),
    userId: id,
    provider: 'email',
    providerId: id,
    identityData: emailIdentityData(id, { email, userMetadata, isProven: false }),
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  };
  return {
    id,
    email,
    emailConfirmedAt: null,
    confirmationSentAt: now,
    recoverySentAt: null,
    invitedAt: null,
    newEmail: null,
    emailChangeSentAt: null,
    userMetadata,
    appMetadata: {},
    bannedUntil: null,
    isBanned: false,
    isAnonymous: false,
    lastSignInAt: null,
    createdAt: now,
    updatedAt: now,
    identities: [identity],
    factors: [],
  };
}
