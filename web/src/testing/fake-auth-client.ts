import { AuthError, type AuthChangeEvent, type Session } from '@supabase/auth-js';
import type { AuthClient } from '../lib/session/auth-client/create-auth-client.js';

type Listener = (event: AuthChangeEvent, session: Session | null) => void | Promise<void>;

/** An auth library whose events and refusals a test decides. */
export class FakeAuthClient implements AuthClient {
  readonly #listeners = new Set<Listener>();
  /** What the next call returns as its error. */
  refusal: AuthError | null = null;
  /** Where the provider was asked to send the browser back to. */
  redirectTo: string | null = null;

  refuse(message: string): void {
    this.refusal = new AuthError(message, 400, 'validation_failed');
  }

  emit(event: AuthChangeEvent, session: Session | null): void {
    for (const listener of this.#listeners) void listener(event, session);
  }

  readonly onAuthStateChange: AuthClient['onAuthStateChange'] = (callback: Listener) => {
    this.#listeners.add(callback);
    const unsubscribe = (): void => void this.#listeners.delete(callback);
    return { data: { subscription: { id: 'fake', callback, unsubscribe } } };
  };

  readonly initialize: AuthClient['initialize'] = () => Promise.resolve({ error: this.refusal });

  readonly getSession: AuthClient['getSession'] = () => Promise.resolve({ data: { session: null }, error: null });

  readonly signInWithOAuth: AuthClient['signInWithOAuth'] = ({ provider, options }) => {
    this.redirectTo = options?.redirectTo ?? null;
    return Promise.resolve(
      this.refusal === null
        ? { data: { provider, url: 'https://provider.example' }, error: null }
        : { data: { provider, url: null }, error: this.refusal },
    );
  };

  readonly signInWithPassword: AuthClient['signInWithPassword'] = () =>
    Promise.resolve({ data: { user: null, session: null }, error: this.refusal ?? new AuthError('Not expected') });

  readonly signUp: AuthClient['signUp'] = () =>
    Promise.resolve(
      this.refusal === null
        ? { data: { user: null, session: null }, error: null }
        : { data: { user: null, session: null }, error: this.refusal },
    );

  readonly signOut: AuthClient['signOut'] = () => {
    if (this.refusal === null) this.emit('SIGNED_OUT', null);
    return Promise.resolve({ error: this.refusal });
  };
}
