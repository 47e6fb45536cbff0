import type { User } from '@supabase/auth-js';
import { initialsOf } from './initials.js';

/** How a signed-in founder is shown. */
export interface FounderIdentity {
  readonly name: string;
  readonly email: string;
  readonly initials: string;
}

/** Reads a founder's name and address from the account; the name is 'User' when the provider gave none. */
export function identityOf(user: User): FounderIdentity {
  const stated: unknown = user.user_metadata['full_name'];
  const fullName = typeof stated === 'string' && stated.trim() !== '' ? stated.trim() : undefined;
  return { name: fullName ?? 'User', email: user.email ?? '', initials: initialsOf(fullName, user.email) };
}
