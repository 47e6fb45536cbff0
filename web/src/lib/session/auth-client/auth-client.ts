import type { AuthClient } from './create-auth-client.js';

let client: Promise<AuthClient> | null = null;

async function createClient(): Promise<AuthClient> {
  const { createAuthClient } = await import('./create-auth-client.js');
  return createAuthClient();
}

/**
 * The one auth client of this page (two would race for the refresh token). Loaded on first use: a visitor who never signs
 * in does not download the library.
 */
export function loadAuthClient(): Promise<AuthClient> {
  client ??= createClient().catch((error: unknown) => {
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
