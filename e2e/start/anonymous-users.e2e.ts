import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthClient } from '@supabase/auth-js';
import { type Product, startProduct } from '@playbook/testing/product/start-product';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ topology: 'local', environment: { AUTH_ANONYMOUS_SIGN_INS: 'true' } });
});
afterAll(() => product.stop());

/** The web app's own client library, unmodified. */
const makeClient = () =>
  new AuthClient({
    url: `${product.url}/auth/v1`,
    headers: { apikey: 'e2e' },
    persistSession: true,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storageKey: randomUUID(),
  });

describe('anonymous users by the wire contract', () => {
  it('sign in with data of their own, and keep their session', async () => {
    const client = makeClient();
    const { data, error } = await client.signInAnonymously({ options: { data: { theme: 'dark' } } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ is_anonymous: true, user_metadata: { theme: 'dark' }, app_metadata: {} });
    expect((await client.refreshSession()).data.user?.id).toBe(data.user?.id);
    expect((await client.getUser()).data.user?.is_anonymous).toBe(true);
    expect((await client.getClaims()).data?.claims.is_anonymous).toBe(true);
  });

  it('become founders, who find what they made', async () => {
    const client = makeClient();
    const { data: before } = await client.signInAnonymously();
    const read = (token: string | undefined) =>
      fetch(`${product.url}/rest/v1/profile`, { headers: { authorization: `Bearer ${token}` } });
    expect((await read(before.session?.access_token)).status).toBe(200);
    const email = `anonymous-${randomUUID()}@example.com`;
    const password = `correct horse ${randomUUID()}`;
    expect((await client.updateUser({ email, password })).error).toBeNull();
    const { data, error } = await makeClient().signInWithPassword({ email, password });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: before.user?.id, email, is_anonymous: false });
  });
});
