import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AuthAdminApi } from '@supabase/auth-js';
import { call, signUpFounder } from '../support/founder.js';
import { claimsOf, signClaims } from '../support/signing-key.js';
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

  it('are closed to a founder', async () => {
    const { session } = await signUpFounder(url);
    const reply = await call(`${authUrl}/admin/users`, { token: session.access_token });
    expect(reply).toMatchObject({ status: 403, json: { error_code: 'not_admin' } });
  });
});
