import type { Identity } from '@playbook/contracts/auth/auth-wire.schema';
import type { NewAccount } from '../new-account.js';

/** What the identity of an address and password says about itself. */
export const emailIdentityData = (
  userId: string,
  { email, userMetadata, isProven }: Pick<NewAccount, 'email' | 'userMetadata' | 'isProven'>,
): Identity['identity_data'] => ({
  ...userMetadata,
  sub: userId,
  email,
  email_verified: isProven,
  phone_verified: false,
});
