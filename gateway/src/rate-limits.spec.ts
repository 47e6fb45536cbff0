import { afterEach, describe, expect, it } from '@jest/globals';
import { refreshSession } from '@playbook/contracts/auth/auth.contract';
import { AUTH_LIMITS } from '@playbook/contracts/auth/auth-limits';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { encodeError } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { startTestGateway, type TestGateway } from '../test/gateway.fixture.js';
import { gatewaySettingsSchema } from './gateway.settings.js';

const FEW = 3;

let gateway: TestGateway;
const start = async (environment: Record<string, string | number>): Promise<void> => {
  gateway = await startTestGateway({ settings: gatewaySettingsSchema.parse(environment) });
};

const post = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${gateway.url}/auth/v1${path}`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json', 'x-supabase-api-version': '2024-01-01', ...headers },
  });

const statuses = async (times: number, send: (index: number) => Promise<Response>): Promise<number[]> => {
  const seen: number[] = [];
  for (let index = 0; index < times; index += 1) seen.push((await send(index)).status);
  return seen;
};

const expectRefused = async (reply: Response): Promise<void> => {
  expect(reply.status).toBe(429);
  expect(await reply.json()).toEqual({ code: 'over_request_rate_limit', message: 'Request rate limit reached' });
  const retryAfterS = Number(reply.headers.get('retry-after'));
  expect(retryAfterS).toBeGreaterThan(60);
  expect(retryAfterS).toBeLessThanOrEqual(300);
};

describe('the settings of limits', () => {
  it('are those of the wire contract unless a setting says otherwise', () => {
    const settings: Record<string, unknown> = gatewaySettingsSchema.parse({});
    for (const { setting, calls } of Object.values(AUTH_LIMITS)) expect(settings[setting]).toBe(calls);
    expect(settings).toMatchObject({
      AUTH_RATE_LIMIT_SIGNUP: 30,
      AUTH_RATE_LIMIT_TOKEN: 150,
      AUTH_RATE_LIMIT_TOKEN_BURST: 30,
    });
    for (const wrong of ['0', '-1', 'many', '1.5']) {
      expect(gatewaySettingsSchema.safeParse({ AUTH_RATE_LIMIT_SIGNUP: wrong }).success).toBe(false);
    }
  });
});

describe('limits per client address', () => {
  afterEach(() => gateway.stop());

  it('count sign-ups in windows of five minutes', async () => {
    await start({ AUTH_RATE_LIMIT_SIGNUP: FEW });
    expect(await statuses(FEW, () => post('/signup'))).toEqual(Array(FEW).fill(503));
    await expectRefused(await post('/signup'));
    expect((await post('/token?grant_type=password')).status).toBe(503);
  });

  it('count every grant together, known or not', async () => {
    await start({ AUTH_RATE_LIMIT_TOKEN: FEW });
    const grants = ['password', 'pkce', 'magic'];
    await statuses(FEW, (index) => post(`/token?grant_type=${grants[index]}`));
    await expectRefused(await post('/token?grant_type=id_token'));
  });

  it('let a part of the sign-ins come at once, and give it back at the same rate', async () => {
    await start({ AUTH_RATE_LIMIT_TOKEN: 15, AUTH_RATE_LIMIT_TOKEN_BURST: FEW });
    expect(await statuses(FEW, () => post('/token?grant_type=password'))).toEqual(Array(FEW).fill(503));
    const reply = await post('/token?grant_type=password');
    expect(reply.status).toBe(429);
    const retryAfterS = Number(reply.headers.get('retry-after'));
    expect(retryAfterS).toBeGreaterThan(50);
    expect(retryAfterS).toBeLessThanOrEqual(60);
  });

  it('leave refreshes alone until there is a flood, and then ask to come back later', async () => {
    await start({ AUTH_RATE_LIMIT_TOKEN: 1, AUTH_RATE_LIMIT_REFRESH_ADDRESS: FEW });
    const unknown = new ProcedureError('refresh_token_not_found', 'Invalid Refresh Token: Refresh Token Not Found');
    await gateway.serve(refreshSession.subject, async () => encodeError(unknown));
    expect(await statuses(FEW, () => post('/token?grant_type=refresh_token'))).toEqual(Array(FEW).fill(400));
    const reply = await post('/token?grant_type=refresh_token');
    expect(reply.status).toBe(503);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('are not lifted by an address that the client names', async () => {
    await start({ AUTH_RATE_LIMIT_SIGNUP: FEW });
    const send = (index: number) => post('/signup', { 'x-forwarded-for': `203.0.113.${index}` });
    expect(await statuses(FEW + 1, send)).toEqual([...Array(FEW).fill(503), 429]);
  });

  it('go by what the trusted proxy saw, whatever the client put before it', async () => {
    await start({ AUTH_RATE_LIMIT_SIGNUP: FEW, PLAYBOOK_TRUSTED_PROXY_HOPS: 1 });
    const send = (client: string) => (index: number) =>
      post('/signup', { 'x-forwarded-for': `203.0.113.${index}, ${client}` });
    expect(await statuses(FEW + 1, send('198.51.100.1'))).toEqual([...Array(FEW).fill(503), 429]);
    expect(await statuses(1, send('198.51.100.2'))).toEqual([503]);
  });
});

describe('addresses of IPv6', () => {
  const signUpFrom = (address: string) => post('/signup', { 'x-forwarded-for': address });

  afterEach(() => gateway.stop());

  it('count by the block that one client has, and blocks by their site at four times the calls', async () => {
    await start({ AUTH_RATE_LIMIT_SIGNUP: FEW, PLAYBOOK_TRUSTED_PROXY_HOPS: 1 });
    const inBlock = await statuses(FEW + 1, (index) => signUpFrom(`2001:db8:1:1::${index}`));
    expect(inBlock.map((status) => status === 429)).toEqual([false, false, false, true]);
    const inSite = await statuses(4 * FEW, (index) => signUpFrom(`2001:db8:1:${index + 2}::1`));
    expect(inSite.filter((status) => status === 429)).toHaveLength(FEW);
    expect((await signUpFrom('2001:db8:2::1')).status).not.toBe(429);
  });

  it('that hold one of IPv4 are that one', async () => {
    await start({ AUTH_RATE_LIMIT_SIGNUP: FEW, PLAYBOOK_TRUSTED_PROXY_HOPS: 1 });
    await statuses(FEW, () => signUpFrom('203.0.113.7'));
    expect((await signUpFrom('::ffff:203.0.113.7')).status).toBe(429);
  });
});
