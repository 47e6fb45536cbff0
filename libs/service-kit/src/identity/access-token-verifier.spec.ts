import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/limits';
import { TestTokens } from '@playbook/testing/service/test-tokens';
import { issuerOf } from '../config/process-settings.js';
import { MemoryStore } from '../ephemeral/memory-store.adapter.js';
import { ProcedureError } from '../errors/procedure-error.js';
import { LocalBus } from '../messaging/local-bus.js';
import { LocalTransport } from '../messaging/local-transport.adapter.js';
import { RpcClient } from '../messaging/rpc-client.js';
import { AccessTokenVerifier } from './access-token-verifier.js';
import { BannedFounders } from './banned-founders.js';
import { EndedSessions } from './ended-sessions.js';
import { JwksSource } from './jwks-source.js';

const PUBLIC_URL = 'https://playbook.example';

async function newVerifier() {
  const bus = new LocalBus();
  const rpc = new RpcClient(new LocalTransport(bus));
  const store = new MemoryStore();
  const endedSessions = new EndedSessions(store);
  const tokens = await TestTokens.create(PUBLIC_URL);
  const issuer = new LocalTransport(bus);
  await tokens.serveOn(issuer);
  const bannedFounders = new BannedFounders(store);
  const jwks = new JwksSource(rpc);
  const verifier = new AccessTokenVerifier(jwks, endedSessions, bannedFounders, issuerOf(PUBLIC_URL));
  return { bannedFounders, bus, issuer, endedSessions, store, tokens, verifier };
}

describe('AccessTokenVerifier', () => {
  const founderId = randomUUID();

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('knows the founder and the session of a good token', async () => {
    const { tokens, verifier } = await newVerifier();
    const sessionId = randomUUID();
    const accessToken = await tokens.issue(founderId, { session_id: sessionId });
    expect(await verifier.verify(accessToken)).toMatchObject({ founderId, sessionId, accessToken });
  });

  it('refuses every token that is not good, in words that do not repeat it', async () => {
    const { tokens, verifier } = await newVerifier();
    for (const [name, token] of Object.entries(await tokens.refusable(founderId))) {
      const refusal = await verifier.verify(token).catch((error: unknown) => error);
      expect([name, refusal]).toEqual([name, expect.objectContaining({ code: 'bad_jwt' })]);
      expect(String(refusal)).not.toContain(token);
    }
  });

  it('does not look at a token of absurd length', async () => {
    const { verifier } = await newVerifier();
    await expect(verifier.verify('x'.repeat(20_000))).rejects.toMatchObject({ code: 'bad_jwt' });
  });

  it('tells keys of the API from everything else', async () => {
    const { tokens, verifier } = await newVerifier();
    const exp = Math.floor(Date.now() / 1_000) + 60;
    for (const role of ['anon', 'service_role', 'supabase_admin']) {
      expect(await verifier.isApiKey(await tokens.issueClaims({ role, exp }))).toBe(true);
    }
    const others = [
      await tokens.issue(founderId),
      await tokens.issueClaims({ role: 'anon', sub: founderId, exp }),
      await tokens.issueClaims({ role: 'authenticated', exp }),
      await tokens.issueClaims({ role: 'anon' }),
      await tokens.issueClaims({ role: 'anon', exp: exp - 120 }),
      'a.b.c',
      '',
    ];
    for (const other of others) expect(await verifier.isApiKey(other)).toBe(false);
  });

  it('refuses a remembered token once it has expired', async () => {
    const { tokens, verifier } = await newVerifier();
    const nowS = Math.floor(Date.now() / 1_000);
    const token = await tokens.issue(founderId, { exp: nowS + 5 });
    await verifier.verify(token);
    jest.setSystemTime((nowS + 6) * 1_000);
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'bad_jwt' });
  });

  it('refuses a token of a session that has ended, also one that it remembers', async () => {
    const { endedSessions, tokens, verifier } = await newVerifier();
    const sessionId = randomUUID();
    const token = await tokens.issue(founderId, { session_id: sessionId });
    await verifier.verify(token);
    await endedSessions.add(sessionId);
    verifier.forgetSession(sessionId);
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'session_not_found' });
  });

  it('refuses a token of a banned founder, also one that it remembers, until the ban is lifted', async () => {
    const { bannedFounders, tokens, verifier } = await newVerifier();
    const token = await tokens.issue(founderId);
    await verifier.verify(token);
    await bannedFounders.add(founderId, new Date(Date.now() + 60_000));
    verifier.forgetFounder(founderId);
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'user_banned' });
    await expect(verifier.verify(await tokens.issue(randomUUID()))).resolves.toBeDefined();
    await bannedFounders.remove(founderId);
    await expect(verifier.verify(token)).resolves.toMatchObject({ founderId });
  });

  it('does not keep a ban beyond its end', async () => {
    const { bannedFounders, tokens, verifier } = await newVerifier();
    const token = await tokens.issue(founderId);
    await bannedFounders.add(founderId, new Date(Date.now() - 1));
    await bannedFounders.add(founderId, new Date(Date.now() + 5_000));
    jest.setSystemTime(Date.now() + 5_001);
    await expect(verifier.verify(token)).resolves.toMatchObject({ founderId });
  });

  it('does not forget the tokens of other sessions', async () => {
    const { store, tokens, verifier } = await newVerifier();
    const token = await tokens.issue(founderId);
    await verifier.verify(token);
    verifier.forgetSession(randomUUID());
    store.get = () => Promise.reject(new ProcedureError('service_unavailable', 'away'));
    await expect(verifier.verify(token)).resolves.toMatchObject({ founderId });
  });

  it('does not call a token bad because the keys or the sessions cannot be read', async () => {
    const { issuer, store, tokens, verifier } = await newVerifier();
    const token = await tokens.issue(founderId);
    store.get = () => Promise.reject(new ProcedureError('service_unavailable', 'away'));
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'service_unavailable' });
    await issuer.close();
    const fresh = await newVerifier();
    await fresh.issuer.close();
    await expect(fresh.verifier.verify(token)).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('reads the keys again for a key that it does not know', async () => {
    const { bus, issuer, tokens, verifier } = await newVerifier();
    await verifier.verify(await tokens.issue(founderId));
    await issuer.close();
    const rotated = await TestTokens.create(PUBLIC_URL);
    await rotated.serveOn(new LocalTransport(bus));
    const token = await rotated.issue(founderId);
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'bad_jwt' });
    jest.setSystemTime(Date.now() + 11_000);
    await expect(verifier.verify(token)).resolves.toMatchObject({ founderId });
  });

  it('uses a set of keys for ten minutes, and reads it again then', async () => {
    const { bus, issuer, tokens, verifier } = await newVerifier();
    const token = await tokens.issue(founderId);
    await verifier.verify(token);
    await issuer.close();
    const others = await TestTokens.create(PUBLIC_URL);
    await others.serveOn(new LocalTransport(bus));
    jest.setSystemTime(Date.now() + 599_000);
    await expect(verifier.verify(await tokens.issue(founderId))).resolves.toMatchObject({ founderId });
    jest.setSystemTime(Date.now() + 2_000);
    await expect(verifier.verify(await tokens.issue(founderId))).rejects.toMatchObject({ code: 'bad_jwt' });
  });

  it('goes on with the keys it has while the auth service is away', async () => {
    const { issuer, tokens, verifier } = await newVerifier();
    await verifier.verify(await tokens.issue(founderId));
    await issuer.close();
    jest.setSystemTime(Date.now() + (ACCESS_TOKEN_LIFETIME_S / 2) * 1_000);
    await expect(verifier.verify(await tokens.issue(founderId))).resolves.toMatchObject({ founderId });
  });
});
