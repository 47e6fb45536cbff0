import type { User } from '@supabase/auth-js';

/**
 * What an avatar shows: the initials of the full name, else the first letter of the e-mail address, else '?' (section 2 of
 * the specification).
 */
export function initialsOf(fullName: string | undefined, email: string | undefined): string {
  const words = (fullName ?? '').split(/\s+/).filter((word) => word !== '');
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : words;
  const initials = chosen.map((word) => Array.from(word ?? '')[0] ?? '').join('');
  const shown = initials || Array.from(email?.trim() ?? '')[0] || '?';
  return shown.toUpperCase();
}

/** How a signed-in founder is shown. */
export interface FounderIdentity {
  readonly name: string;
  readonly email: string;
  readonly initials: string;
}

/** What stands for a name that nobody gave (section 3 of the specification). */
const UNNAMED = 'User';

function statedName({ user_metadata }: User): string | undefined {
  const stated: unknown = user_metadata['full_name'];
  return typeof stated === 'string' && stated.trim() !== '' ? stated.trim() : undefined;
}

/** A founder's name and address: the name they chose, else the one that their sign-in provider gave, else 'User'. */
export function identityOf(user: User, chosenName?: string): FounderIdentity {
  const fullName = chosenName === undefined || chosenName === UNNAMED ? statedName(user) : chosenName;
  return { name: fullName ?? UNNAMED, email: user.email ?? '', initials: initialsOf(fullName, user.email) };
}
