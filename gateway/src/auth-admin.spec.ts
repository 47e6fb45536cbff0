import { FOUNDER_LIFECYCLES } from '@playbook/contracts/founder/founder-lifecycles.contract';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { adminDeleteUser, adminGetUser, adminListUsers } from '@playbook/contracts/auth/admin/admin.contract';
import { refreshSession } from '@playbook/contracts/auth/auth.contract';
import type { User } from '@playbook/contracts/auth/auth-wire.schema';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { encodeError, encodeValue } from '@playbook/service-kit/messaging/rpc/reply.codec';
import { startTestGateway, type TestGateway } from '../test/gateway.fixture.js';
import { pageLinks } from './auth/auth-admin.controller.js';

let gateway: TestGateway;
let serviceKey: string;
beforeEach(async () => {
  gateway = await startTestGateway();
  serviceKey = await gateway.tokens.issueClaims({ role: 'service_role', exp: Math.floor(Date.now() / 1_000) + 60 });
});
afterEach(() => gateway.stop());

const ask = (path: string, token: string | null = serviceKey, method = 'GET') =>
  fetch(`${gateway.url}/auth/v1${path}`, {
    method,
    headers: {
      'x-supabase-api-version': '2024-01-01',
      'content-type': 'application/json;charset=UTF-8',
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
  });
const expectError = async (reply: Response, status: number, error: object): Promise<void> => {
  expect(reply.status).toBe(status);
  expect(await reply.json()).toMatchObject(error);
};

describe('the admin endpoints', () => {
  it('are out of reach without a service key, whatever is asked', async () => {
    const founder = await gateway.tokens.issue(randomUUID());
    const pretender = await gateway.tokens.issueClaims({
      role: 'authenticated',
      app_metadata: { role: 'service_role' },
      exp: Math.floor(Date.now() / 1_000) + 60,
    });
    const eternal = await gateway.tokens.issueClaims({ role: 'service_role' });
    for (const [method, path] of [
      ['GET', '/admin/users'],
      ['POST', '/admin/users'],
      ['GET', `/admin/users/${randomUUID()}`],
      ['PUT', `/admin/users/${randomUUID()}`],
      ['DELETE', `/admin/users/${randomUUID()}`],
      ['GET', `/admin/users/${randomUUID()}/factors`],
      ['DELETE', `/admin/users/${randomUUID()}/factors/${randomUUID()}`],
      ['POST', '/admin/generate_link'],
      ['POST', '/invite'],
    ] as const) {
      await expectError(await ask(path, null, method), 401, { code: 'no_authorization' });
      await expectError(await ask(path, founder, method), 403, { code: 'not_admin', message: 'User not allowed' });
      await expectError(await ask(path, pretender, method), 403, { code: 'not_admin' });
      await expectError(await ask(path, eternal, method), 403, { code: 'bad_jwt' });
      await expectError(await ask(path, 'a.b.c', method), 403, { code: 'bad_jwt' });
    }
  });

  it('tell the number of users and the next pages', async () => {
    let input: unknown;
    await gateway.serve(adminListUsers.subject, async ({ payload }) => {
      input = JSON.parse(payload);
      return encodeValue({ users: [], totalItems: 9 });
    });
    const reply = await ask('/admin/users?page=2&per_page=2');
    expect(await reply.json()).toEqual({ users: [], aud: 'authenticated' });
    expect(input).toEqual({ page: 2, perPage: 2 });
    expect(reply.headers.get('x-total-count')).toBe('9');
    const links = '</admin/users?page=3&per_page=2>; rel="next", </admin/users?page=5&per_page=2>; rel="last"';
    expect(reply.headers.get('link')).toBe(links);
    await ask('/admin/users?page=&per_page=');
    expect(input).toEqual({ page: 1, perPage: 50 });
  });

  it.each(['?page=0', '?page=-1', '?page=x', '?page=1.5', '?per_page=0', '?per_page=100000'])(
    'refuse the page %s',
    async (query) => {
      await expectError(await ask(`/admin/users${query}`), 400, { code: 'validation_failed' });
    },
  );

  it('delete an account last, and not at all while its rows cannot be erased', async () => {
    const calls: string[] = [];
    const note = (name: string) => async () => {
      calls.push(name);
      return encodeValue({});
    };
    const user: User = {
      id: randomUUID(),
      aud: 'authenticated',
      role: 'authenticated',
      email: 'ada@example.com',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      identities: [],
      created_at: new Date().toISOString(),
      updated_at: new Date().toISOString(),
      is_anonymous: false,
    };
    await gateway.serve(adminGetUser.subject, async () => encodeValue(user));
    await gateway.serve(adminDeleteUser.subject, note('account'));
    const path = `/admin/users/${user.id}`;
    await expectError(await ask(path, serviceKey, 'DELETE'), 503, { code: 'service_unavailable' });
    expect(calls).toEqual([]);
    for (const { service, eraseForOperator } of FOUNDER_LIFECYCLES) {
      await gateway.serve(eraseForOperator.subject, note(service));
    }
    expect((await ask(path, serviceKey, 'DELETE')).status).toBe(200);
    expect(calls).toEqual([...FOUNDER_LIFECYCLES.map(({ service }) => service), 'account']);
  });

  it('answer 404 for an id of another form, and for a user who does not exist', async () => {
    const missing = new ProcedureError('user_not_found', 'User not found');
    await gateway.serve(adminGetUser.subject, async () => encodeError(missing));
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const error = { code: 'validation_failed', message: 'user_id must be an UUID' };
      await expectError(await ask('/admin/users/not-an-id', serviceKey, method), 404, error);
    }
    const [byUser, byFactor] = ['/admin/users/none/factors', `/admin/users/${randomUUID()}/factors/none`] as const;
    const userError = { code: 'validation_failed', message: 'user_id must be an UUID' };
    await expectError(await ask(byUser), 404, userError);
    await expectError(await ask(byFactor, serviceKey, 'DELETE'), 404, {
      code: 'validation_failed',
      message: 'factor_id must be an UUID',
    });
    await expectError(await ask(`/admin/users/${randomUUID()}`), 404, {
      code: 'user_not_found',
      message: 'User not found',
    });
  });
});

describe('links to pages', () => {
  it('name no next page on the last one, nor beyond it', () => {
    const last = '</x?page=2&per_page=5>; rel="last"';
    expect(pageLinks('/x', { page: 2, perPage: 5, totalItems: 10 })).toBe(last);
    expect(pageLinks('/x', { page: 9, perPage: 5, totalItems: 10 })).toBe(last);
    expect(pageLinks('/x', { page: 1, perPage: 5, totalItems: 0 })).toBe('</x?page=1&per_page=5>; rel="last"');
  });
});

describe('a banned founder', () => {
  it('is refused on every route, with the status of the wire contract', async () => {
    const founderId = randomUUID();
    const token = await gateway.tokens.issue(founderId);
    await gateway.bannedFounders.add(founderId, new Date(Date.now() + 60_000));
    await expectError(await ask('/user', token), 403, { code: 'user_banned', message: 'User is banned' });
    const data = await fetch(`${gateway.url}/rest/v1/pitch-analyses`, {
      headers: { authorization: `Bearer ${token}` },
    });
    await expectError(data, 403, { code: 'user_banned' });
    const banned = new ProcedureError('user_banned', 'User is banned');
    await gateway.serve(refreshSession.subject, async () => encodeError(banned));
    await expectError(await ask('/token?grant_type=refresh_token', null, 'POST'), 400, { code: 'user_banned' });
  });
});
