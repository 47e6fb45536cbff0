import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { getAuthSettings } from '@playbook/contracts/auth/auth.contract';
import { codeOf, startTestAuth, type TestAuth } from '../../test/auth-service.fixture.js';
import { OAuthFlow, person, TEST_TARGET } from '../../test/oauth-flow.fixture.js';
import { type Misbehaviour, TestOpenIdProvider } from '../../test/open-id-provider.fixture.js';

let auth: TestAuth;
let provider: TestOpenIdProvider;
let flow: OAuthFlow;
beforeAll(async () => {
  provider = await TestOpenIdProvider.start();
  auth = await startTestAuth({ env: provider.env });
  flow = new OAuthFlow(auth, provider);
});
afterEach(() => {
  provider.misbehaviour = null;
});
afterAll(async () => {
  await auth.stop();
  await provider.stop();
});

describe('the way to the provider', () => {
  it('asks for a code with our own state, nonce and challenge', async () => {
    const page = await flow.begin({
      scopes: 'calendar,email',
      prompt: 'consent',
      STATE: 'mine',
      Redirect_URI: 'https://evil.example',
    });
    expect(page.origin + page.pathname).toBe(`${provider.issuer}/authorize`);
    const query = Object.fromEntries(page.searchParams);
    expect(query).toMatchObject({
      client_id: 'playbook-test',
      response_type: 'code',
      scope: 'openid email profile calendar',
      redirect_uri: 'https://playbook.example/auth/v1/callback',
      code_challenge_method: 'S256',
      prompt: 'consent',
    });
    expect(query['state']).toMatch(/^[\w-]{43}$/);
    expect(Object.keys(query)).not.toEqual(expect.arrayContaining(['STATE']));
    expect(page.href).not.toContain('evil');
  });

  it('is closed for providers that are unknown', async () => {
    for (const name of ['github', 'Google', '']) {
      expect(await codeOf(flow.begin({ provider: name }))).toBe('validation_failed');
    }
  });

  it('shows in the settings', async () => {
    expect((await auth.rpc.call(getAuthSettings, {})).external['google']).toBe(true);
  });
});

describe('the way back to the app', () => {
  it('leads to the target with a code that makes a session once', async () => {
    const claims = person();
    const back = await flow.comeBack(claims);
    expect(back.href.startsWith(`${TEST_TARGET}&code=`)).toBe(true);
    expect(back.hash).toBe('');

    const code = back.searchParams.get('code') ?? '';
    const session = await flow.exchange(code);
    expect(session.user).toMatchObject({
      email: claims['email'],
      app_metadata: { provider: 'google', providers: ['google'] },
      user_metadata: { full_name: 'Ada Lovelace', avatar_url: 'https://images.example/ada.png', sub: claims.sub },
    });
    expect(session).toMatchObject({
      provider_token: 'provider-access-token',
      provider_refresh_token: 'provider-refresh-token',
    });
    expect(await codeOf(flow.exchange(code))).toBe('flow_state_not_found');
  });

  it('gives one of several parallel exchanges the session', async () => {
    const code = (await flow.comeBack(person())).searchParams.get('code') ?? '';
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => flow.exchange(code)));
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses a wrong verifier, an unknown code and empty values', async () => {
    const code = (await flow.comeBack(person())).searchParams.get('code') ?? '';
    expect(await codeOf(flow.exchange(code, 'x'.repeat(50)))).toBe('bad_code_verifier');
    expect(await codeOf(flow.exchange('unknown'))).toBe('flow_state_not_found');
    expect(await codeOf(flow.exchange('', 'x'))).toBe('validation_failed');
    expect(await codeOf(flow.exchange(code, ''))).toBe('validation_failed');
    await expect(flow.exchange(code)).resolves.toBeDefined();
  });

  it('refuses a code that was left lying', async () => {
    const code = (await flow.comeBack(person())).searchParams.get('code') ?? '';
    await auth.sql(
      `update auth.flow_states set auth_code_issued_at = now() - interval '6 minutes' where auth_code_hash is not null`,
    );
    expect(await codeOf(flow.exchange(code))).toBe('flow_state_expired');
  });

  it('gives the session in the fragment to flows without a challenge', async () => {
    const back = await flow.comeBack(person(), await flow.beginImplicit());
    expect(back.search).toBe('?from=test');
    const parameters = Object.fromEntries(new URLSearchParams(back.hash.slice(1)));
    expect(parameters).toMatchObject({
      token_type: 'bearer',
      expires_in: '3600',
      provider_token: 'provider-access-token',
    });
    expect(parameters['access_token']?.split('.')).toHaveLength(3);
    expect(parameters['refresh_token']).toHaveLength(71);
  });

  it('stores neither state nor code nor the tokens of the provider', async () => {
    const page = await flow.begin();
    const code = (await flow.comeBack(person(), page)).searchParams.get('code') ?? '';
    const [dump] = await auth.sql<{ text: string }>(`select string_agg(f::text, ' ') as text from auth.flow_states f`);
    expect(dump?.text).not.toContain(page.searchParams.get('state'));
    expect(dump?.text).not.toContain(code);
    expect(dump?.text).not.toContain('provider-access-token');
  });
});

describe('a way that ends badly', () => {
  const errorOf = (url: URL) => ({
    at: url.origin + url.pathname,
    error: url.searchParams.get('error'),
    code: url.searchParams.get('error_code'),
    fragment: new URLSearchParams(url.hash.slice(1)).get('error'),
    hasCode: url.searchParams.has('code'),
  });
  const target = 'https://playbook.example/auth';
  const site = 'https://playbook.example/';

  it('leads to the target with the words of the provider', async () => {
    const state = (await flow.begin()).searchParams.get('state') ?? '';
    const back = await flow.complete({ state, error: 'access_denied', error_description: 'The person said no' });
    expect(errorOf(back)).toEqual({
      at: target,
      error: 'access_denied',
      code: null,
      fragment: 'access_denied',
      hasCode: false,
    });
    expect(back.searchParams.get('error_description')).toBe('The person said no');
    expect(back.searchParams.get('from')).toBe('test');
  });

  it('takes a state once', async () => {
    const page = await flow.begin();
    await flow.comeBack(person(), page);
    const again = await flow.comeBack(person(), page);
    expect(errorOf(again)).toMatchObject({ at: site, code: 'flow_state_already_used', hasCode: false });
  });

  it.each([
    ['missing', {}, 'bad_oauth_callback'],
    ['unknown', { state: 'unknown', code: 'x' }, 'bad_oauth_state'],
  ])('leads to the site when the state is %s', async (_, query, code) => {
    expect(errorOf(await flow.complete(query))).toMatchObject({
      at: site,
      error: 'invalid_request',
      code,
      hasCode: false,
    });
  });

  it('leads to the site when the person took too long', async () => {
    const page = await flow.begin();
    await auth.sql(`update auth.flow_states set created_at = now() - interval '6 minutes'`);
    expect(errorOf(await flow.comeBack(person(), page))).toMatchObject({ at: site, code: 'bad_oauth_state' });
  });

  it.each<Misbehaviour>(['foreign signature', 'wrong audience', 'wrong nonce', 'expired', 'no token'])(
    'trusts no provider with a token that has: %s',
    async (misbehaviour) => {
      provider.misbehaviour = misbehaviour;
      expect(errorOf(await flow.comeBack(person()))).toMatchObject({
        at: target,
        error: 'server_error',
        hasCode: false,
      });
    },
  );

  it('refuses a code that the provider did not issue, and a response of another provider', async () => {
    const page = await flow.begin();
    const query = { ...provider.consent(page.href, person()), code: 'forged' };
    expect(errorOf(await flow.complete(query))).toMatchObject({ error: 'server_error' });

    const other = await flow.begin();
    const mixedUp = { ...provider.consent(other.href, person()), iss: 'https://evil.example' };
    expect(errorOf(await flow.complete(mixedUp))).toMatchObject({ error: 'server_error' });
  });

  it('reads an address that the provider tells at its user info endpoint only', async () => {
    provider.misbehaviour = 'claims elsewhere';
    const claims = person();
    expect((await flow.signIn(claims)).user.email).toBe(claims['email']);
  });
});

describe('a provider that does not respond', () => {
  it('is said to be unavailable, and works again when it is back', async () => {
    const gone = await TestOpenIdProvider.start();
    const { env, issuer } = gone;
    await gone.stop();
    const service = await startTestAuth({ env });
    expect(await codeOf(new OAuthFlow(service, gone).begin())).toBe('service_unavailable');

    const back = await TestOpenIdProvider.start(Number(new URL(issuer).port));
    try {
      await expect(new OAuthFlow(service, back).signIn(person())).resolves.toBeDefined();
    } finally {
      await service.stop();
      await back.stop();
    }
  });
});
