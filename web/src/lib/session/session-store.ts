import type { AuthChangeEvent, Session, User } from '@supabase/auth-js';
import { AUTH_SERVICE_AWAY } from '../../failures/session-failures.js';
import { readAuthArrival, withoutAuthParameters } from './sign-in/auth-arrival.js';
import type { AuthClient } from './auth-client/create-auth-client.js';
import { clearIntendedPath } from './sign-in/intended-path.js';
import { PostSignInRedirect } from './sign-in/post-sign-in-redirect.js';
import { hasStoredSession, SESSION_STORAGE_KEY } from './auth-client/stored-session.js';

const HEALTH_PATH = '/auth/v1/health';
const HEALTH_TIMEOUT_MS = 4_000;

/**
 * Why nobody can sign in at the moment; null when the auth service responds. Asked before the page is left for the provider, because
 * the browser would show an error page of its own instead of ours.
 */
async function authServiceAway(): Promise<{ readonly message: string } | null> {
  try {
    const init: RequestInit = { cache: 'no-store', signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) };
    return (await fetch(HEALTH_PATH, init)).ok ? null : { message: AUTH_SERVICE_AWAY };
  } catch {
    // No response, or none in time: that is what was asked.
    return { message: AUTH_SERVICE_AWAY };
  }
}

/** Delay before the move to the dashboard after sign-in (section 9 of the specification). */
export const POST_SIGN_IN_DELAY_MS = 100;

export interface SessionSnapshot {
  readonly session: Session | null;
  readonly user: User | null;
  readonly loading: boolean;
  /** A session is stored, but the auth service cannot be reached to renew it. */
  readonly isReconnecting: boolean;
  /** The founder asked to sign out in this tab (and has not signed in since): nothing should be remembered for them. */
  readonly hasChosenSignOut: boolean;
}

/** What the store needs from the page around it. */
export interface SessionPorts {
  readonly loadClient: () => Promise<AuthClient>;
  readonly goTo: (path: string) => void;
  /** Replaces the address without a navigation. */
  readonly replaceAddress: (path: string) => void;
  /** The provider refused, or its response could not be used. */
  readonly onSignInRefused: (message: string) => void;
  readonly onSignedOut: (founderId: string) => void;
}

/** Outcome of an action: the auth service's message when it refused. */
export interface ActionOutcome {
  readonly error: { readonly message: string } | null;
}

/** Who is signed in, kept in step with the auth library's events and with other tabs. */
export class SessionStore {
  #snapshot: SessionSnapshot;
  #connection: Promise<AuthClient> | null = null;
  #hasRestored = false;
  readonly #listeners = new Set<() => void>();
  readonly #redirect = new PostSignInRedirect();
  readonly #ports: SessionPorts;

  constructor(ports: SessionPorts) {
    this.#ports = ports;
    this.#snapshot = {
      session: null,
      user: null,
      loading: hasStoredSession() || readAuthArrival(window.location.href) !== 'none',
      isReconnecting: false,
      hasChosenSignOut: false,
    };
  }

  readonly getSnapshot = (): SessionSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores a stored session, completes a return from the provider and follows other tabs. Returns how to stop. */
  start(): () => void {
    const followOtherTabs = (event: StorageEvent): void => {
      if (event.key === SESSION_STORAGE_KEY && event.newValue !== null) void this.#connect();
    };
    window.addEventListener('storage', followOtherTabs);
    if (this.#snapshot.loading && !this.#hasRestored) void this.#restore();
    return () => window.removeEventListener('storage', followOtherTabs);
  }

  readonly signInWithGoogle = async (): Promise<ActionOutcome> => {
    const error = await authServiceAway();
    if (error !== null) return { error };
    const { origin, pathname } = window.location;
    const client = await this.#begin();
    return this.#settle(
      await client.signInWithOAuth({ provider: 'google', options: { redirectTo: origin + pathname } }),
    );
  };

  readonly signInWithPassword = async (email: string, password: string): Promise<ActionOutcome> => {
    const client = await this.#begin();
    return this.#settle(await client.signInWithPassword({ email, password }));
  };

  readonly signUpWithPassword = async (email: string, password: string): Promise<ActionOutcome> => {
    const client = await this.#begin();
    const { href } = window.location;
    return this.#settle(await client.signUp({ email, password, options: { emailRedirectTo: href } }));
  };

  readonly signOut = async (): Promise<ActionOutcome> => {
    const founderId = this.#snapshot.user?.id;
    // Set before the library reports SIGNED_OUT, because the guard of the current page reacts to that report.
    this.#update({ hasChosenSignOut: true });
    const { error } = await (await this.#connect()).signOut();
    if (error === null) {
      clearIntendedPath();
      if (founderId !== undefined) this.#ports.onSignedOut(founderId);
    } else {
      this.#update({ hasChosenSignOut: false });
    }
    return { error };
  };

  async #begin(): Promise<AuthClient> {
    const client = await this.#connect();
    this.#redirect.arm();
    return client;
  }

  #settle({ error }: ActionOutcome): ActionOutcome {
    if (error !== null) this.#redirect.disarm();
    return { error };
  }

  #connect(): Promise<AuthClient> {
    this.#connection ??= this.#ports.loadClient().then((client) => {
      client.onAuthStateChange((event, session) => this.#onEvent(event, session));
      return client;
    });
    return this.#connection;
  }

  async #restore(): Promise<void> {
    this.#hasRestored = true;
    const arrival = readAuthArrival(window.location.href);
    if (arrival === 'code') this.#redirect.arm();
    let client: AuthClient;
    try {
      client = await this.#connect();
    } catch (error) {
      // The library itself could not be downloaded; the screen offers to try again.
      console.error('Loading the auth library failed', error);
      this.#connection = null;
      this.#update({ isReconnecting: true });
      return;
    }
    if (arrival === 'none') return;
    // A refusal by the provider and a stale code raise no event: this result is the only way to learn of them.
    const { error } = await client.initialize();
    this.#ports.replaceAddress(withoutAuthParameters(window.location.href));
    if (error !== null) {
      this.#redirect.disarm();
      this.#ports.onSignInRefused(error.message);
    }
  }

  #onEvent(event: AuthChangeEvent, session: Session | null): void {
    this.#update({
      session,
      user: session?.user ?? null,
      loading: false,
      // After failing to renew a session the library reports 'no session', but keeps it stored and tries again.
      isReconnecting: event === 'INITIAL_SESSION' && session === null && hasStoredSession(),
      hasChosenSignOut: session === null && this.#snapshot.hasChosenSignOut,
    });
    if (event !== 'SIGNED_IN' || session === null) return;
    const target = this.#redirect.takeTarget(window.location.pathname);
    if (target !== null) setTimeout(() => this.#ports.goTo(target), POST_SIGN_IN_DELAY_MS);
  }

  #update(change: Partial<SessionSnapshot>): void {
    this.#snapshot = { ...this.#snapshot, ...change };
    for (const listener of this.#listeners) listener();
  }
}
