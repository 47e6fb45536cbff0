import { AuthClient } from '@supabase/auth-js';
import { forwardedFor } from './client-address.js';
import { productUrl } from '../topology.js';

/** The web app's own client library, unmodified, with a storage that ends with the test and nothing that runs by itself. */
export function makeAuthClient(baseUrl = productUrl()): InstanceType<typeof AuthClient> {
  const stored = new Map<string, string>();
  return new AuthClient({
    url: `${baseUrl}/auth/v1`,
    headers: { apikey: 'e2e', ...forwardedFor() },
    flowType: 'pkce',
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => {
        stored.set(key, value);
      },
      removeItem: (key) => {
        stored.delete(key);
      },
    },
  });
}
