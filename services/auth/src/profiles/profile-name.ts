import type { User } from '@playbook/contracts/auth/auth-wire.schema';

const NAMELESS = 'User';

/** The name to show: the chosen one, else what the identity provider or the sign-up told (specification, 'Profile record'). */
export function profileName(chosen: string | null, metadata: User['user_metadata']): string {
  const told = [metadata['full_name'], metadata['name']].find(
    (name): name is string => typeof name === 'string' && name.trim() !== '',
  );
  return chosen ?? told?.trim() ?? NAMELESS;
}
