import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  adminCreateUser,
  adminDeleteUser,
  adminGetUser,
  adminListUsers,
  adminUpdateUser,
} from '@playbook/contracts/auth/admin/admin.contract';
import { founderBanned, getUser, refreshSession, signInWithPassword } from '@playbook/contracts/auth/auth.contract';
import type { Session, User } from '@playbook/contracts/auth/auth-wire.schema';
import { issuerOf } from '@playbook/service-kit/config/process-settings';
import { BannedFounders } from '@playbook/service-kit/identity/banned-founders';
import { LocalTransport } from '@playbook/service-kit/messaging/local/local-transport.adapter';
import { TEST_PUBLIC_URL } from '@playbook/testing/service/start-test-service';
import { waitUntil } from '@playbook/testing/wait-until';
import { decodeJwt } from 'jose';
import {
  codeOf,
  startTestAuth,
  TEST_CLIENT,
  TEST_PASSWORD,
  type TestAuth,
  uniqueEmail,
} from '../../../test/auth-service.fixture.js';
import { generateSigningKeys, signServiceKey } from '../../service.js';

type Fields = Parameters<typeof update>[1];

let auth: TestAuth;
let accessToken: string;
beforeAll(async () => {
  const keys = await generateSigningKeys();
  auth = await startTestAuth({ env: { AUTH_JWT_KEYS: keys } });
  accessToken = await signServiceKey({ keys, issuer: issuerOf(TEST_PUBLIC_URL), lifetimeS: 60 });
});
afterAll(() => auth.stop());

const create = (body: object): Promise<User> => auth.rpc.call(adminCreateUser, { body }, { accessToken });
const get = (userId: string): Promise<User> => auth.rpc.call(adminGetUser, { userId }, { accessToken });
const update = (userId: string, body: object): Promise<User> =>
  auth.rpc.call(adminUpdateUser, { userId, body }, { accessToken });
const remove = (userId: string) => auth.rpc.call(adminDeleteUser, { userId }, { accessToken });
const signIn = (email: string, password: string): Promise<Session> =>
  auth.rpc.call(signInWithPassword, { body: { email, password }, client: TEST_CLIENT });
const userOf = (session: Session): Promise<User> => auth.rpc.call(getUser, {}, { accessToken: session.access_token });
const refresh = (session: Session): Promise<Session> =>
  auth.rpc.call(refreshSession, { body: { refresh_token: session.refresh_token }, client: TEST_CLIENT });

describe('the admin procedures', () => {
  it('are closed to founders, to strangers and to nobody', async () => {
    const { access_token: founder, user } = await auth.newSession();
    const stranger = await signServiceKey({
      keys: await generateSigningKeys(),
      issuer: issuerOf(TEST_PUBLIC_URL),
      lifetimeS: 60,
    });
    const input = { userId: user.id };
    expect(await codeOf(auth.rpc.call(adminDeleteUser, input, { accessToken: founder }))).toBe('not_admin');
    expect(await codeOf(auth.rpc.call(adminDeleteUser, input, { accessToken: stranger }))).toBe('bad_jwt');
    expect(await codeOf(auth.rpc.call(adminDeleteUser, input))).toBe('no_authorization');
    expect((await get(user.id)).id).toBe(user.id);
  });

  it('do not take a service key for a founder', async () => {
    await expect(auth.rpc.call(getUser, {}, { accessToken })).rejects.toMatchObject({
      code: 'bad_jwt',
      message: 'invalid claim: missing sub claim',
    });
  });
});

describe('creating a user', () => {
  it('makes an account that can sign in when it is confirmed', async () => {
    const email = uniqueEmail();
    const user = await create({
      email: email.toUpperCase(),
      password: TEST_PASSWORD,
      email_confirm: true,
      user_metadata: { full_name: 'Ada' },
      app_metadata: { plan: 'early', provider: 'none' },
      role: 'service_role',
    });
    expect(user).toMatchObject({
      email,
      role: 'authenticated',
      user_metadata: { full_name: 'Ada' },
      app_metadata: { plan: 'early', provider: 'email', providers: ['email'] },
    });
    const session = await signIn(email, TEST_PASSWORD);
    expect(decodeJwt(session.access_token)['app_metadata']).toMatchObject({ plan: 'early' });
  });

  it('leaves it unconfirmed, or without a password, where that is not said', async () => {
    const unconfirmed = await create({ email: uniqueEmail(), password: TEST_PASSWORD });
    expect(unconfirmed.email_confirmed_at).toBeUndefined();
    expect(await codeOf(signIn(unconfirmed.email, TEST_PASSWORD))).toBe('email_not_confirmed');
    const { email } = await create({ email: uniqueEmail(), email_confirm: true });
    expect(await codeOf(signIn(email, ''))).toBe('invalid_credentials');
  });

  it('refuses an address that is taken, what is none, and a weak password', async () => {
    const { email } = await create({ email: uniqueEmail() });
    expect(await codeOf(create({ email: email.toUpperCase() }))).toBe('email_exists');
    expect(await codeOf(create({ email: 'no address' }))).toBe('validation_failed');
    expect(await codeOf(create({ password: TEST_PASSWORD }))).toBe('validation_failed');
    expect(await codeOf(create({ email: uniqueEmail(), password: 'short' }))).toBe('weak_password');
    const app_metadata = { note: 'x'.repeat(9_000) };
    expect(await codeOf(create({ email: uniqueEmail(), app_metadata }))).toBe('validation_failed');
  });
});

describe('changing a user', () => {
  it('merges metadata, and null removes a key', async () => {
    const { id } = await create({ email: uniqueEmail(), user_metadata: { a: 1, b: 2 }, app_metadata: { c: 3 } });
    const user = await update(id, { user_metadata: { b: null, d: 4 }, app_metadata: { e: 5 } });
    expect(user.user_metadata).toEqual({ a: 1, d: 4 });
    expect(user.app_metadata).toEqual({ c: 3, e: 5, provider: 'email', providers: ['email'] });
    expect(await get(id)).toEqual(user);
  });

  it('ends every session with a new password', async () => {
    const session = await auth.newSession();
    await update(session.user.id, { password: 'another long password' });
    expect(await codeOf(userOf(session))).toBe('session_not_found');
    expect(await codeOf(refresh(session))).toBe('refresh_token_not_found');
    expect(await codeOf(signIn(session.user.email, TEST_PASSWORD))).toBe('invalid_credentials');
    await expect(signIn(session.user.email, 'another long password')).resolves.toBeDefined();
  });

  it('bans for a time, and lifts the ban', async () => {
    const session = await auth.newSession();
    const banned = await update(session.user.id, { ban_duration: '24h' });
    expect(Date.parse(banned.banned_until ?? '') - Date.parse(banned.updated_at)).toBe(24 * 3_600_000);
    expect(await codeOf(userOf(session))).toBe('user_banned');
    expect(await codeOf(refresh(session))).toBe('user_banned');
    expect(await codeOf(signIn(session.user.email, TEST_PASSWORD))).toBe('user_banned');
    const bannedFounders = new BannedFounders(auth.store);
    expect(await bannedFounders.has(session.user.id)).toBe(true);
    expect((await update(session.user.id, { ban_duration: 'none' })).banned_until).toBeUndefined();
    expect(await bannedFounders.has(session.user.id)).toBe(false);
    await expect(userOf(session)).resolves.toBeDefined();
  });

  it('tells every process about a ban, and about nothing else', async () => {
    const listener = new LocalTransport(auth.bus);
    const heard: string[] = [];
    await listener.subscribe(founderBanned.subject, async ({ payload }) => {
      heard.push(founderBanned.payload.parse(JSON.parse(payload)).founderId);
    });
    const { user } = await auth.newSession();
    await update(user.id, { user_metadata: { city: 'London' } });
    await update(user.id, { ban_duration: '1h' });
    await waitUntil(async () => heard.length > 0);
    expect(heard).toEqual([user.id]);
    await listener.close();
  });

  it('gives a new address that nobody has proven', async () => {
    const { user } = await auth.newSession();
    await auth.sql('update auth.users set email_proven_at = now() where id = $1', [user.id]);
    const email = uniqueEmail();
    const changed = await update(user.id, { email: email.toUpperCase() });
    expect(changed.email).toBe(email);
    expect(changed.identities[0]?.email).toBe(email);
    const [row] = await auth.sql('select email_proven_at from auth.users where id = $1', [user.id]);
    expect(row).toEqual({ email_proven_at: null });
    await expect(signIn(email, TEST_PASSWORD)).resolves.toBeDefined();
  });

  it.each<[string, Fields]>([
    ['validation_failed', { ban_duration: 'forever' }],
    ['validation_failed', { email: 'no address' }],
    ['weak_password', { password: '' }],
    ['validation_failed', { user_metadata: { note: 'x'.repeat(9_000) } }],
  ])('fails with %s for what cannot be (%#)', async (code, fields) => {
    const { user } = await auth.newSession();
    expect(await codeOf(update(user.id, fields))).toBe(code);
  });

  it('refuses an address that is taken', async () => {
    const [one, two] = [await auth.newSession(), await auth.newSession()];
    expect(await codeOf(update(one.user.id, { email: two.user.email }))).toBe('email_exists');
  });
});

describe('deleting a user', () => {
  it('leaves nothing of the account, and no session', async () => {
    const session = await auth.newSession();
    const { id } = session.user;
    await remove(id);
    expect(await codeOf(get(id))).toBe('user_not_found');
    expect(await codeOf(userOf(session))).toMatch(/user_not_found|session_not_found/);
    for (const table of ['identities', 'sessions', 'audit_events']) {
      expect(await auth.sql(`select 1 from auth.${table} where user_id = $1`, [id])).toEqual([]);
    }
    expect(await codeOf(remove(id))).toBe('user_not_found');
  });

  it('is told apart from one that never was in no way', async () => {
    for (const call of [get, (id: string) => update(id, {}), remove]) {
      await expect(call(randomUUID())).rejects.toMatchObject({ code: 'user_not_found', message: 'User not found' });
    }
  });
});

describe('the list of users', () => {
  it('goes page by page, newest first, each user once', async () => {
    for (let index = 0; index < 3; index += 1) await create({ email: uniqueEmail() });
    const ids: string[] = [];
    const list = (page: number) => auth.rpc.call(adminListUsers, { page, perPage: 2 }, { accessToken });
    const { totalItems } = await list(1);
    for (let page = 1; ids.length < totalItems; page += 1) ids.push(...(await list(page)).users.map(({ id }) => id));
    const stored = await auth.sql<{ id: string }>('select id from auth.users order by created_at desc, id');
    expect(ids).toEqual(stored.map(({ id }) => id));
    expect((await list(Math.ceil(totalItems / 2) + 1)).users).toEqual([]);
  });
});
