import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import * as client from 'openid-client';
import { TEST_FOUNDERS } from './founder.js';
import { createIdentityProvider } from './identity-provider.js';

const CLIENT_ID = 'playbook';
const CLIENT_SECRET = 'a-client-secret-for-tests';
const MOUNT = '/dev/identity';

let server: Server;
let origin: string;
let configuration: client.Configuration;
/** Faults of the provider itself; none of these tests may cause any. */
let faults: unknown[];

/** A server that listens first, because the issuer holds its port. */
beforeEach(async () => {
  server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  origin = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
  faults = [];
  const onError = (error: unknown): void => void faults.push(error);
  const issuer = `${origin}${MOUNT}`;
  const options = {
    issuer,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    redirectUris: [`${origin}/callback`],
    onError,
  };
  server.on('request', await createIdentityProvider(options));
  configuration = await client.discovery(new URL(issuer), CLIENT_ID, CLIENT_SECRET, undefined, {
    execute: [client.allowInsecureRequests],
  });
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  if (faults.length > 0) throw new AggregateError(faults);
});

/** As much of a browser as a sign-in needs: cookies with their paths. */
class Browser {
  private readonly cookies = new Map<string, { value: string; path: string }>();

  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, origin);
    const jar = [...this.cookies].filter(([, { path }]) => url.pathname.startsWith(path));
    const headers = { Accept: 'text/html', cookie: jar.map(([name, { value }]) => `${name}=${value}`).join('; ') };
    const response = await fetch(url, { ...init, headers: { ...headers, ...init.headers }, redirect: 'manual' });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, { value, path: /path=([^;]*)/.exec(cookie)?.[1] ?? '/' });
    }
    return response;
  }

  post(address: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
    return this.request(address, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { origin, ...headers },
    });
  }

  /** Follows redirects as far as the client's own callback. */
  async follow(response: Response): Promise<URL> {
    let next = response;
    for (;;) {
      const location = new URL(next.headers.get('location') ?? '', origin);
      if (location.pathname === '/callback') return location;
      next = await this.request(location.href);
    }
  }
}

interface Begun {
  readonly browser: Browser;
  readonly page: string;
  readonly verifier: string;
}

async function begin(parameters: Record<string, string> = {}, browser = new Browser()): Promise<Begun> {
  const verifier = client.randomPKCECodeVerifier();
  const address = client.buildAuthorizationUrl(configuration, {
    redirect_uri: `${origin}/callback`,
    scope: 'openid email profile',
    code_challenge: await client.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...parameters,
  });
  const response = await browser.request(address.href);
  return { browser, page: response.headers.get('location') ?? '', verifier };
}

async function finish({ browser, page, verifier }: Begun, fields: Record<string, string>): Promise<client.IDToken> {
  const callback = await browser.follow(await browser.post(page, fields));
  const tokens = await client.authorizationCodeGrant(configuration, callback, { pkceCodeVerifier: verifier });
  return tokens.claims() ?? Promise.reject(new Error('There is no ID token.'));
}

const ADA = { choice: 'ada@founder.example' };

describe('the development identity provider', () => {
  it('signs in a founder of the list, with the claims in the ID token', async () => {
    const claims = await finish(await begin(), ADA);
    expect(claims).toMatchObject({
      iss: `${origin}${MOUNT}`,
      aud: CLIENT_ID,
      sub: expect.stringMatching(/^[0-9a-f]{32}$/),
      email: 'ada@founder.example',
      email_verified: true,
      name: 'Ada Founder',
    });
    expect(claims).not.toHaveProperty('picture');
  });

  /** The status of a response to somebody who asks for the provider's public description. */
  const statusFor = (remoteAddress: string, headers: Record<string, string>): number => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: remoteAddress });
    const request = Object.assign(new IncomingMessage(socket), { method: 'GET', url: `${MOUNT}/unknown`, headers });
    const response = new ServerResponse(request);
    server.emit('request', request, response);
    return response.statusCode;
  };

  it.each(['192.168.1.5', '::ffff:10.0.0.1', '2001:db8::1'])('refuses %s, whatever it says of itself', (address) => {
    const headers = { host: 'localhost', 'x-forwarded-for': '127.0.0.1', forwarded: 'for=127.0.0.1' };
    expect(statusFor(address, headers)).toBe(403);
    expect(statusFor('127.0.0.1', headers)).not.toBe(403);
  });

  it.each(['attacker.example', 'localhost.attacker.example:3000', '127.0.0.1.nip.example', ''])(
    'refuses a browser of this machine that was led here as %j',
    (host) => {
      expect(statusFor('127.0.0.1', { host })).toBe(403);
      expect(statusFor('::1', { host: '[::1]:3000' })).not.toBe(403);
    },
  );

  it('signs in somebody else, who is the same person next time', async () => {
    const typed = { choice: 'someone-else', name: "Zoë O'Neil", email: 'Zoe@Startup.example' };
    const first = await finish(await begin(), typed);
    const second = await finish(await begin(), { ...typed, name: 'Zoë' });
    expect(first).toMatchObject({ email: 'zoe@startup.example', name: "Zoë O'Neil" });
    expect(second.sub).toBe(first.sub);
    expect(second['name']).toBe('Zoë');
  });

  it('asks who it is at every sign-in, so that one browser can be several founders', async () => {
    const browser = new Browser();
    await finish(await begin({}, browser), ADA);
    const claims = await finish(await begin({}, browser), { choice: 'grace@founder.example' });
    expect(claims['email']).toBe('grace@founder.example');
  });

  it.each(['login', 'consent', 'select_account', 'consent select_account'])('understands prompt=%s', async (prompt) => {
    expect((await finish(await begin({ prompt, access_type: 'offline' }), ADA))['name']).toBe('Ada Founder');
  });

  it('does not sign in anybody without a page', async () => {
    const { page } = await begin({ prompt: 'none' });
    expect(new URL(page).searchParams.get('error')).toBe('login_required');
  });

  it('answers access_denied after Deny', async () => {
    const { browser, page, verifier } = await begin({ state: 'kept' });
    const callback = await browser.follow(await browser.post(page, { choice: 'deny' }));
    expect(callback.searchParams.get('state')).toBe('kept');
    await expect(
      client.authorizationCodeGrant(configuration, callback, { pkceCodeVerifier: verifier, expectedState: 'kept' }),
    ).rejects.toMatchObject({ error: 'access_denied' });
  });

  it('wants PKCE, and the right verifier', async () => {
    const bare = client.buildAuthorizationUrl(configuration, { redirect_uri: `${origin}/callback`, scope: 'openid' });
    const refused = await new Browser().request(bare.href);
    expect(new URL(refused.headers.get('location') ?? '').searchParams.get('error')).toBe('invalid_request');
    const begun = await begin();
    await expect(finish({ ...begun, verifier: client.randomPKCECodeVerifier() }, ADA)).rejects.toMatchObject({
      error: 'invalid_grant',
    });
  });

  it('redirects nowhere but to the client', async () => {
    const browser = new Browser();
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: 'https://evil.example/',
      scope: 'openid',
    });
    const response = await browser.request(address.href);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Back to Playbook');
  });

  it('gives out addresses of the issuer, whatever host is asked', async () => {
    const { port } = new URL(origin);
    const response = await fetch(`http://127.0.0.1:${port}${MOUNT}/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({
      issuer: `${origin}${MOUNT}`,
      authorization_endpoint: `${origin}${MOUNT}/auth`,
      token_endpoint: `${origin}${MOUNT}/token`,
      jwks_uri: `${origin}${MOUNT}/jwks`,
    });
  });

  it('knows nothing outside its path', async () => {
    expect((await fetch(`${origin}/auth`)).status).toBe(404);
    expect((await fetch(`${origin}${MOUNT}/nothing`)).status).toBe(404);
  });
});

describe('the page of the sign-in', () => {
  it('offers every founder and says what it is', async () => {
    const { browser, page } = await begin({ login_hint: 'me@startup.example' });
    const response = await browser.request(page);
    const text = await response.text();
    expect(response.status).toBe(200);
    expect(text).toContain('For development only');
    for (const { email } of TEST_FOUNDERS) expect(text).toContain(`value="${email}"`);
    expect(text).toContain('value="me@startup.example"');
  });

  it('may not be stored, framed, or run scripts', async () => {
    const { browser, page } = await begin();
    const { headers } = await browser.request(page);
    expect(headers.get('cache-control')).toBe('no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src|unsafe/);
  });

  it('shows what is wrong with the form, and harmlessly what was typed', async () => {
    const { browser, page, verifier } = await begin();
    const response = await browser.post(page, {
      choice: 'someone-else',
      name: '',
      email: '"><script>alert(1)</script>',
    });
    const text = await response.text();
    expect(response.status).toBe(422);
    expect(text).toContain('Enter a name.');
    expect(text).toContain('Enter an e-mail address such as');
    expect(text).not.toContain('<script');
    const corrected = { choice: 'someone-else', name: 'Me', email: 'me@startup.example' };
    expect((await finish({ browser, page, verifier }, corrected))['name']).toBe('Me');
  });

  it('does not take a form from another site, nor from another browser', async () => {
    const { browser, page } = await begin();
    expect((await browser.post(page, ADA, { origin: 'http://localhost:1' })).status).toBe(403);
    expect((await browser.post(page, ADA, { origin: 'null' })).status).toBe(403);
    expect((await new Browser().post(page, ADA)).status).toBe(400);
  });

  it('takes neither large forms nor other methods', async () => {
    const { browser, page } = await begin();
    expect((await browser.post(page, { name: 'x'.repeat(10_000) })).status).toBe(413);
    expect((await browser.request(page, { method: 'DELETE' })).status).toBe(405);
  });

  it('says so when the sign-in is over', async () => {
    const { browser, page } = await begin();
    await browser.follow(await browser.post(page, ADA));
    const response = await browser.request(page);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('This sign-in is over');
  });
});

describe('in production', () => {
  const previous = process.env['NODE_ENV'];

  afterEach(() => {
    process.env['NODE_ENV'] = previous;
  });

  it('does not exist', async () => {
    process.env['NODE_ENV'] = 'production';
    const options = { issuer: `${origin}${MOUNT}`, clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, redirectUris: [] };
    await expect(createIdentityProvider(options)).rejects.toMatchObject({ code: 'IDENTITY_PROVIDER_FORBIDDEN' });
  });
});
