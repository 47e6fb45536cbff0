import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ACCESS_TOKEN_LIFETIME_S } from '@playbook/contracts/core/limits';
import { serveNoRevocations } from '@playbook/testing/service/serve-no-revocations';
import { TestTokens } from '@playbook/testing/service/test-tokens';
import { issuerOf } from '../config/process-settings.js';
import { MemoryStore } from '../ephemeral/memory-store.adapter.js';
import { ProcedureError } from '../errors/procedure-error.js';
import { LocalBus } from '../messaging/local/local-bus.js';
import { LocalTransport } from '../messaging/local/local-transport.adapter.js';
import { encodeValue } from '../messaging/rpc/reply.codec.js';
import { RpcClient } from '../messaging/rpc/rpc-client.js';
import { AccessTokenVerifier } from './access-token-verifier.js';
import { BannedFounders } from './banned-founders.js';
import { EndedSessions } from './ended-sessions.js';
import { Revocations } from './revocations.js';

const PUBLIC_URL = 'https://playbook.example';
/** Where keys were once asked for. */
const KEYS_SUBJECT = 'auth.v1.keys.list';

async function newVerifier() {
  const bus = new LocalBus();
  const store = new MemoryStore();
  const endedSessions = new EndedSessions(store);
  const tokens = await TestTokens.create(PUBLIC_URL);
  const bannedFounders = new BannedFounders(store);
  const rpc = new RpcClient(new LocalTransport(bus));
  await serveNoRevocations(new LocalTransport(bus));
  const revocations = new Revocations(rpc, store, endedSessions, bannedFounders);
  const verifier = new AccessTokenVerifier(await tokens.jwks(), revocations, issuerOf(PUBLIC_URL));
  return { bannedFounders, bus, endedSessions, store, tokens, verifier };
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

  it('does not call a token bad because the sessions cannot be read', async () => {
    const { store, tokens, verifier } = await newVerifier();
    const token = await tokens.issue(founderId);
    store.get = () => Promise.reject(new ProcedureError('service_unavailable', 'away'));
    await expect(verifier.verify(token)).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('judges by the keys that it was given, whatever anybody on the transport answers', async () => {
    const { bus, tokens, verifier } = await newVerifier();
    await verifier.verify(await tokens.issue(founderId));
    const forger = await TestTokens.create(PUBLIC_URL);
    const answer = encodeValue({ keys: [...(await tokens.jwks()).keys, ...(await forger.jwks()).keys] });
    await new LocalTransport(bus).serve('auth', KEYS_SUBJECT, async () => answer);
    const serviceKey = { role: 'service_role', exp: Math.floor(Date.now() / 1_000) + 60 };
    for (const laterMs of [0, 11_000, 601_000]) {
      jest.setSystemTime(Date.now() + laterMs);
      await expect(verifier.verify(await forger.issue(founderId))).rejects.toMatchObject({ code: 'bad_jwt' });
      await expect(verifier.verifyServiceKey(await forger.issueClaims(serviceKey))).rejects.toMatchObject({
        code: 'bad_jwt',
      });
    }
  });

  it('judges a new token at once, however long the auth service has been away', async () => {
    const { bus, tokens, verifier } = await newVerifier();
    await verifier.verify(await tokens.issue(founderId));
    // The service has members that never respond, as when their processes are stuck.
    await new LocalTransport(bus).serve('auth', KEYS_SUBJECT, () => new Promise(() => undefined));
    jest.setSystemTime(Date.now() + (ACCESS_TOKEN_LIFETIME_S / 2) * 1_000);
    // No timer runs here, so that a response after any wait would never come.
    await expect(verifier.verify(await tokens.issue(founderId))).resolves.toMatchObject({ founderId });
  });
});
