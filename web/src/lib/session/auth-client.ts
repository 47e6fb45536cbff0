import type { GoTrueClient } from '@supabase/auth-js';
import { fetchWithApiKey } from './fetch-with-api-key.js';
import { SESSION_STORAGE_KEY } from './stored-session.js';

/** The part of the auth library that the app uses. */
export type AuthClient = Pick<
  GoTrueClient,
  'initialize' | 'onAuthStateChange' | 'getSession' | 'signInWithOAuth' | 'signInWithPassword' | 'signUp' | 'signOut'
>;

let client: Promise<AuthClient> | null = null;

async function createAuthClient(): Promise<AuthClient> {
  const { GoTrueClient } = await import('@supabase/auth-js');
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

/**
 * The one auth client of this page (two would race for the refresh token). Loaded on first use: a visitor who never signs
 * in does not download the library.
 */
export function loadAuthClient(): Promise<AuthClient> {
  client ??= createAuthClient().catch((error: unknown) => {
    client = null;
    throw error;
  });
  return client;
}

/** Access token of the signed-in founder, refreshed when it is about to expire; null when nobody is signed in. */
export async function getAccessToken(): Promise<string | null> {
  const { data } = await (await loadAuthClient()).getSession();
  return data.session?.access_token ?? null;
}
