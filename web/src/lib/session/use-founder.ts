import type { User } from '@supabase/auth-js';
import { useSession } from './use-session.js';

/**
 * The signed-in founder, for pages behind the guard.
 * @throws Error when nobody is signed in.
 */
export function useFounder(): User {
  const { user } = useSession();
  if (user === null) throw new Error('useFounder needs a guard above it');
  return user;
}
