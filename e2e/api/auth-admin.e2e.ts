import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AuthAdminApi } from '@supabase/auth-js';
import { makeAuthClient } from '../support/auth/auth-client.js';
import { call, signUpFounder } from '../support/auth/founder.js';
import { claimsOf, signClaims } from '../support/auth/signing-key.js';
import { codeIn, letterTo } from '../support/outbox.js';
import { productUrl } from '../support/topology.js';

const url = productUrl();
const authUrl = `${url}/auth/v1`;

describe('the admin endpoints with the unmodified client library', () => {
  let admin: InstanceType<typeof AuthAdminApi>;

  beforeAll(async () => {
    const { iss } = claimsOf((await signUpFounder(url)).session.access_token);
    const exp = Math.floor(Date.now() / 1_000) + 600;
    const serviceKey = await signClaims({ role: 'service_role', iss, exp });
    admin = new AuthAdminApi({ url: authUrl, headers: { Authorization: `Bearer ${serviceKey}` } });
  });

  it('create, find, change, list and delete a user', async () => {
    const email = `${randomUUID()}@example.com`;
    const created = await admin.createUser({ email, password: `pass ${randomUUID()}`, email_confirm: true });
    expect(created.error).toBeNull();
    const id = created.data.user!.id;
    const changed = await admin.updateUserById(id, { user_metadata: { full_name: 'Ada' }, ban_duration: '24h' });
    expect(changed.data.user).toMatchObject({ email, user_metadata: { full_name: 'Ada' } });
    expect((await admin.getUserById(id)).data.user?.banned_until).toBeDefined();
    const list = await admin.listUsers({ page: 1, perPage: 1 });
    expect(list.error).toBeNull();
    expect(list.data).toMatchObject({ nextPage: 2, total: expect.any(Number) });
    expect((await admin.listUsers()).error).toBeNull();
    expect((await admin.deleteUser(id)).error).toBeNull();
    expect((await admin.getUserById(id)).error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('end the access of a deleted founder at once, on data routes too', async () => {
    const { session } = await signUpFounder(url);
    expect((await admin.deleteUser(session.user.id)).error).toBeNull();
    expect((await call(`${url}/rest/v1/pitch-analyses`, { token: session.access_token })).status).toBe(401);
    expect((await call(`${authUrl}/user`, { token: session.access_token })).status).toBe(403);
  });

  it.each([
    ['signup', true],
    ['invite', true],
    ['magiclink', false],
    ['recovery', false],
  ] as const)('hand out a link to %s, whose code and token are good', async (type, isNewcomer) => {
    const email = isNewcomer ? `${randomUUID()}@example.com` : (await signUpFounder(url)).email;
    const password = `pass ${randomUUID()}`;
    const redirectTo = `${url}/pitch-analyzer`;
    const params = type === 'signup' ? { type, email, password } : { type, email };
    const { data, error } = await admin.generateLink({ ...params, options: { redirectTo } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email });
    expect(data.properties).toMatchObject({ verification_type: type, redirect_to: redirectTo });
    const token_hash = data.properties!.hashed_token;
    expect(new URL(data.properties!.action_link).searchParams.get('token')).toBe(token_hash);
    const verified = await makeAuthClient().verifyOtp({ type, token_hash });
    expect(verified.data.user?.email).toBe(email);
    expect((await makeAuthClient().verifyOtp({ type, token_hash })).error?.code).toBe('otp_expired');
  });

  it('hand out both halves of a change of address', async () => {
    const { email } = await signUpFounder(url);
    const newEmail = `${randomUUID()}@example.com`;
    for (const type of ['email_change_current', 'email_change_new'] as const) {
      const { data, error } = await admin.generateLink({ type, email, newEmail });
      expect(error).toBeNull();
      expect(data.properties?.verification_type).toBe(type);
      const opened = await fetch(data.properties!.action_link, { redirect: 'manual' });
      expect(opened.status).toBe(303);
    }
    const { error } = await admin.generateLink({ type: 'recovery', email: newEmail });
    expect(error).toBeNull();
    const gone = await admin.generateLink({ type: 'recovery', email });
    expect(gone.error).toMatchObject({ status: 404, code: 'user_not_found' });
  });

  it('invite by mail, and not whom they have', async () => {
    const email = `${randomUUID()}@example.com`;
    const { data, error } = await admin.inviteUserByEmail(email, { data: { team: 'Mint' } });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, invited_at: expect.any(String), user_metadata: { team: 'Mint' } });
    const token = codeIn(await letterTo(email));
    expect((await makeAuthClient().verifyOtp({ email, token, type: 'invite' })).error).toBeNull();
    const again = await admin.inviteUserByEmail((await signUpFounder(url)).email);
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('list and remove second factors', async () => {
    const { session } = await signUpFounder(url);
    const client = makeAuthClient();
    await client.setSession(session);
    const enrolled = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    const id = enrolled.data!.id;
    const userId = session.user.id;
    const listed = await admin.mfa.listFactors({ userId });
    expect(listed.data?.factors).toMatchObject([{ id, friendly_name: 'phone', status: 'unverified' }]);
    const removed = await admin.mfa.deleteFactor({ id, userId });
    expect(removed.error).toBeNull();
    // The client library wraps this answer twice.
    expect(removed.data).toMatchObject({ data: { id } });
    expect((await admin.mfa.deleteFactor({ id, userId })).error).toMatchObject({
      status: 404,
      code: 'mfa_factor_not_found',
    });
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
  });

  it('shut a banned founder out at once, everywhere, and let the same session in again', async () => {
    const { session } = await signUpFounder(url);
    const { access_token: token, refresh_token, user } = session;
    const headers = { 'x-supabase-api-version': '2024-01-01' };
    const history = () => call(`${url}/rest/v1/pitch-analyses`, { token });
    expect((await history()).status).toBe(200);
    expect((await admin.updateUserById(user.id, { ban_duration: '24h' })).error).toBeNull();
    expect(await history()).toMatchObject({ status: 403, json: { code: 'user_banned' } });
    const own = await call(`${authUrl}/user`, { token, headers });
    expect(own).toMatchObject({ status: 403, json: { code: 'user_banned' } });
    const refresh = { body: { refresh_token }, headers };
    expect(await call(`${authUrl}/token?grant_type=refresh_token`, refresh)).toMatchObject({
      status: 400,
      json: { code: 'user_banned' },
    });
    expect((await admin.updateUserById(user.id, { ban_duration: 'none' })).error).toBeNull();
    expect((await history()).status).toBe(200);
  });

  it('are closed to a founder', async () => {
    const { session } = await signUpFounder(url);
    const reply = await call(`${authUrl}/admin/users`, { token: session.access_token });
    expect(reply).toMatchObject({ status: 403, json: { error_code: 'not_admin' } });
  });
});
