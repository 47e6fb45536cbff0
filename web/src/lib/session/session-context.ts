import type { Session, User } from '@supabase/auth-js';
import { createContext } from 'react';
import type { ActionOutcome } from './session-store.js';

/** Who is signed in, and the four things that can be done about it. */
export interface SessionContextValue {
  readonly session: Session | null;
  readonly user: User | null;
  readonly loading: boolean;
  readonly isReconnecting: boolean;
  readonly hasChosenSignOut: boolean;
  /** Leaves for the identity provider; the browser comes back to the current page. */
  readonly signInWithGoogle: () => Promise<ActionOutcome>;
  readonly signInWithPassword: (email: string, password: string) => Promise<ActionOutcome>;
  readonly signUpWithPassword: (email: string, password: string) => Promise<ActionOutcome>;
  readonly signOut: () => Promise<ActionOutcome>;
}

export const SessionContext = createContext<SessionContextValue | null>(null);
