import { randomUUID } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getApplicationRoute } from '@playbook/contracts/applications/application-routes.contract';
import { NatsIntruder } from '@playbook/testing/nats/nats-intruder';
import { type Product, startProduct } from '@playbook/testing/product/start-product';
import { importJWK, type JWK, SignJWT } from 'jose';
import { call, type Founder, signUpFounder } from '../support/auth/founder.js';
import { makeSigningKeys } from '../support/auth/make-signing-keys.mjs';
import { settingsOf } from '../support/process-settings.js';
import { serviceProcesses } from '../support/service-process.js';
import { claimsOf } from '../support/auth/signing-key.js';

const SERVICES = ['auth', 'analysis', 'applications', 'insights', 'demos'];
/** Of the auth service alone. */
const SECRETS = ['AUTH_JWT_KEYS', 'AUTH_ENCRYPTION_KEY', 'AUTH_GOOGLE_CLIENT_SECRET'];

describe('whoever reaches the server between the processes', () => {
  let product: Product;
  let founder: Founder;
  let natsUrl: string;
  let forgersKey: JWK;

  beforeAll(async () => {
    product = await startProduct({ topology: 'distributed' });
    founder = await signUpFounder(product.url);
    const [processId = 0] = await serviceProcesses(product.processId, 'auth');
    natsUrl = (await settingsOf(processId))['NATS_URL'] ?? '';
    [forgersKey = {}] = JSON.parse(await makeSigningKeys()) as JWK[];
  });
  afterAll(() => product.stop());

  const seedOf = (party: string): Promise<string> =>
    readFile(join(product.dataDirectory, 'secrets', `nats-${party}`), 'utf8');
  const forge = async (claims: Readonly<Record<string, unknown>>): Promise<string> =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: 'ES256', kid: forgersKey.kid ?? '', typ: 'JWT' })
      .sign(await importJWK(forgersKey, 'ES256'));

  it('is not let in without credentials', async () => {
    await expect(NatsIntruder.connect(natsUrl)).rejects.toMatchObject({ name: 'AuthorizationError' });
  });

  it('opens nothing with forged keys, not even with the credentials of the auth service', async () => {
    const { d: _private, ...forged } = forgersKey;
    const intruder = await NatsIntruder.connect(natsUrl, await seedOf('auth'));
    await intruder.answer('auth.v1.keys.list', JSON.stringify({ value: { keys: [forged] } }));
    const claims = claimsOf(founder.session.access_token);
    const token = await forge({ ...claims, sub: founder.session.user.id, session_id: randomUUID() });
    const serviceKey = await forge({ role: 'service_role', iss: claims['iss'], exp: claims['exp'] });
    for (const path of [getApplicationRoute.path, '/rest/v1/export', '/auth/v1/user']) {
      expect([path, (await call(`${product.url}${path}`, { token })).status]).toEqual([
        path,
        path.startsWith('/auth') ? 403 : 401,
      ]);
    }
    const listed = await call(`${product.url}/auth/v1/admin/users`, { token: serviceKey });
    expect([401, 403]).toContain(listed.status);
    expect(listed.text).not.toContain(founder.email);
    const published = await call(`${product.url}/auth/v1/.well-known/jwks.json`);
    expect(published.text).not.toContain(String(forgersKey.kid));
    await intruder.close();
  });

  it.each(SERVICES)('hears and says nothing of others with the credentials of %s', async (service) => {
    const intruder = await NatsIntruder.connect(natsUrl, await seedOf(service));
    const others = ['>', '_INBOX.>', '_INBOX_gateway.>', ...SERVICES.filter((name) => name !== service)];
    expect(await intruder.audible(others.map((name) => (SERVICES.includes(name) ? `${name}.v1.>` : name)))).toEqual([]);
    const banned = JSON.stringify({ founderId: founder.session.user.id, bannedAt: new Date().toISOString() });
    const told = await intruder.speakable(['auth.events.v1.founder.banned', 'auth.v1.password.sign-in'], banned);
    expect(told).toEqual(service === 'auth' ? ['auth.events.v1.founder.banned'] : []);
    await intruder.close();
  });

  it('finds the secrets of the auth service in no other process', async () => {
    for (const service of SERVICES) {
      for (const processId of await serviceProcesses(product.processId, service)) {
        const settings = await settingsOf(processId);
        const held = SECRETS.filter((name) => name in settings);
        expect([service, held]).toEqual([service, service === 'auth' ? SECRETS : []]);
      }
    }
  });

  it('finds files with credentials that are for their owner only', async () => {
    const secrets = await readdir(join(product.dataDirectory, 'secrets'));
    const files = ['nats-server.conf', 'redis-server.conf', ...secrets.map((name) => join('secrets', name))];
    for (const file of files) {
      const { mode } = await stat(join(product.dataDirectory, file));
      expect([file, mode & 0o077]).toEqual([file, 0]);
    }
  });
});
