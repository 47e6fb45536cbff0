import { use } from 'react';
import { SessionContext, type SessionContextValue } from './session-context.js';

/**
 * The session of this page.
 * @throws Error outside of a SessionProvider.
 */
export function useSession(): SessionContextValue {
  const value = use(SessionContext);
  if (value === null) throw new Error('useSession needs a SessionProvider above it');
  return value;
}
