import { GoTrueClient } from '@supabase/auth-js';
import { fetchWithApiKey } from './fetch-with-api-key.js';
import { SESSION_STORAGE_KEY } from './stored-session.js';

/** The part of the auth library that the app uses. */
export type AuthClient = Pick<
  GoTrueClient,
  'initialize' | 'onAuthStateChange' | 'getSession' | 'signInWithOAuth' | 'signInWithPassword' | 'signUp' | 'signOut'
>;

/** An auth client that keeps its session in this browser. In a module of its own, which visitors do not download. */
export function createAuthClient(): AuthClient {
  return new GoTrueClient({
    url: `${window.location.origin}/auth/v1`,
    storageKey: SESSION_STORAGE_KEY,
    flowType: 'pkce',
    detectSessionInUrl: true,
    persistSession: true,
    autoRefreshToken: true,
    fetch: fetchWithApiKey,
  });
}
