import type { User } from '@supabase/auth-js';
import { initialsOf } from './initials.js';

/** How a signed-in founder is shown. */
export interface FounderIdentity {
  readonly name: string;
  readonly email: string;
  readonly initials: string;
}

/** What stands for a name that nobody gave (section 3 of the specification). */
export const UNNAMED = 'User';

function statedName({ user_metadata }: User): string | undefined {
  const stated: unknown = user_metadata['full_name'];
  return typeof stated === 'string' && stated.trim() !== '' ? stated.trim() : undefined;
}

/** A founder's name and address: the name they chose, else the one that their sign-in provider gave, else 'User'. */
export function identityOf(user: User, chosenName?: string): FounderIdentity {
  const fullName = chosenName === undefined || chosenName === UNNAMED ? statedName(user) : chosenName;
  return { name: fullName ?? UNNAMED, email: user.email ?? '', initials: initialsOf(fullName, user.email) };
}
