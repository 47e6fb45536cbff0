import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SessionContext, type SessionContextValue } from './session-context.js';
import { type SessionPorts, SessionStore } from './session-store.js';

interface SessionProviderProps {
  readonly ports: SessionPorts;
  readonly children: ReactNode;
}

/** Gives the session to everything below it. `ports` are read once. */
export function SessionProvider({ ports, children }: SessionProviderProps): ReactNode {
  const [store] = useState(() => new SessionStore(ports));
  useEffect(() => store.start(), [store]);
  const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot);
  const value = useMemo<SessionContextValue>(
    () => ({
      ...snapshot,
      signInWithGoogle: store.signInWithGoogle,
      signInWithPassword: store.signInWithPassword,
      signUpWithPassword: store.signUpWithPassword,
      signOut: store.signOut,
    }),
    [snapshot, store],
  );
  return <SessionContext value={value}>{children}</SessionContext>;
}
