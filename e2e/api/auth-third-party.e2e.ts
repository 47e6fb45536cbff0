import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { makeAuthClient } from '../support/auth/auth-client.js';
import { call, signUpFounder } from '../support/auth/founder.js';
import { sendProviderForm } from '../support/auth/provider-form.js';
import { claimsOf } from '../support/auth/signing-key.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const NAMED = { 'x-supabase-api-version': '2024-01-01' };
type Client = ReturnType<typeof makeAuthClient>;

const passProvider = (client: Client, form: Record<string, string>, redirectTo = `${url}/auth`): Promise<URL> =>
  sendProviderForm(client, form, redirectTo);

const somebody = (email = `tp-${randomUUID()}@example.com`) => ({
  choice: 'someone-else',
  name: 'Ada Lovelace',
  email,
});

describe('sign-in with a third party by the wire contract', () => {
  it('signs a new founder in, with the profile of the provider', async () => {
    const client = makeAuthClient();
    const person = somebody();
    const landed = await passProvider(client, person, `${url}/auth?from=test`);
    expect([landed.pathname, landed.searchParams.get('from')]).toEqual(['/auth', 'test']);
    const { data, error } = await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: person.email,
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Ada Lovelace', email_verified: true },
    });
    expect(claimsOf(data.session!.access_token)['amr']).toMatchObject([{ method: 'oauth' }]);
  });

  it('knows the person again', async () => {
    const person = somebody();
    const ids = new Set<string | undefined>();
    for (let visit = 0; visit < 2; visit += 1) {
      const client = makeAuthClient();
      const landed = await passProvider(client, person);
      const { data } = await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
      ids.add(data.user?.id);
    }
    expect(ids.size).toBe(1);
  });

  it('takes an account over whose address was never proven, and drops its password and sessions', async () => {
    const squatter = await signUpFounder(url);
    const client = makeAuthClient();
    const landed = await passProvider(client, somebody(squatter.email));
    const { data } = await client.exchangeCodeForSession(landed.searchParams.get('code') ?? '');
    expect(data.user?.id).toBe(squatter.session.user.id);
    const { email, password } = squatter;
    expect((await makeAuthClient().signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    expect((await makeAuthClient().getUser(squatter.session.access_token)).error).not.toBeNull();
  });

  it('exchanges a code once, and only with its verifier', async () => {
    const client = makeAuthClient();
    const code = (await passProvider(client, somebody())).searchParams.get('code') ?? '';
    const thief = await call(`${url}/auth/v1/token?grant_type=pkce`, {
      body: { auth_code: code, code_verifier: 'a'.repeat(43) },
      headers: NAMED,
    });
    expect(thief).toMatchObject({ status: 400, json: { code: 'bad_code_verifier' } });
    expect((await client.exchangeCodeForSession(code)).error).toBeNull();
    const again = await call(`${url}/auth/v1/token?grant_type=pkce`, {
      body: { auth_code: code, code_verifier: 'a'.repeat(43) },
      headers: NAMED,
    });
    expect(again).toMatchObject({ status: 404, json: { code: 'flow_state_not_found' } });
  });

  it.each([
    [{ auth_code: '', code_verifier: 'x' }, 400, 'validation_failed'],
    [{ auth_code: 'x', code_verifier: '' }, 400, 'validation_failed'],
    [{ auth_code: randomUUID(), code_verifier: 'a'.repeat(43) }, 404, 'flow_state_not_found'],
  ])('refuses the exchange of %j', async (body, status, code) => {
    const reply = await call(`${url}/auth/v1/token?grant_type=pkce`, { body, headers: NAMED });
    expect(reply).toMatchObject({ status, json: { code } });
  });

  it('brings a denial back to the app, in the query and in the fragment', async () => {
    const landed = await passProvider(makeAuthClient(), { choice: 'deny' });
    expect(landed.searchParams.get('error')).toBe('access_denied');
    expect(landed.hash).toContain('error=access_denied');
    expect(landed.searchParams.get('code')).toBeNull();
  });

  it.each([
    'https://evil.example/auth',
    'http://localhost.evil.example/',
    'javascript:alert(1)',
    '//evil.example',
    'http://user:pass@localhost/',
    'somebody@example.com',
  ])('never leads to %s', async (target) => {
    const landed = await passProvider(makeAuthClient(), somebody(), target);
    expect(landed.origin).toBe(url);
  });

  it.each([
    ['an unknown provider', 'provider=myspace'],
    ['a provider that is off', 'provider=github'],
    ['half of a PKCE pair', `provider=google&code_challenge=${'a'.repeat(43)}`],
  ])('refuses %s', async (_name, query) => {
    const reply = await call(`${url}/auth/v1/authorize?${query}`, { headers: NAMED });
    expect(reply).toMatchObject({ status: 400, json: { code: 'validation_failed' } });
  });

  it('passes hints on to the provider, but nothing that is ours to say', async () => {
    const query = 'provider=google&prompt=select_account&login_hint=a%40example.com&CLIENT_ID=evil&Redirect_Uri=evil';
    const reply = await call(`${url}/auth/v1/authorize?${query}`);
    const location = new URL(reply.headers.get('location') ?? '');
    expect(location.searchParams.get('prompt')).toBe('select_account');
    expect(location.searchParams.get('login_hint')).toBe('a@example.com');
    expect(location.search.toLowerCase()).not.toContain('evil');
    expect(location.searchParams.get('code_challenge_method')).toBe('S256');
  });

  it.each(['', '?state=unknown&code=x', '?code=x', '?error=server_error'])(
    'goes home with an error from the callback "%s"',
    async (query) => {
      const reply = await call(`${url}/auth/v1/callback${query}`);
      expect([302, 303]).toContain(reply.status);
      const location = new URL(reply.headers.get('location') ?? '');
      expect(location.origin).toBe(url);
      expect(location.searchParams.get('error')).not.toBeNull();
    },
  );
});
