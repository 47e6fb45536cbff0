import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { listBannedFounders, listEndedSessions } from '@playbook/contracts/auth/revocations.contract';
import { accessTokenClaims } from '@playbook/testing/service/access-token-claims';
import { MemoryStore } from '../ephemeral/memory-store.adapter.js';
import { LocalBus } from '../messaging/local/local-bus.js';
import { LocalTransport } from '../messaging/local/local-transport.adapter.js';
import { encodeValue } from '../messaging/rpc/reply.codec.js';
import { RpcClient } from '../messaging/rpc/rpc-client.js';
import { BannedFounders } from './banned-founders.js';
import { EndedSessions } from './ended-sessions.js';
import { Revocations } from './revocations.js';

/** A store that can be restarted, and then knows nothing. */
class RestartableStore extends MemoryStore {
  override generation = 0;

  async restart(): Promise<void> {
    await this.close();
    this.generation += 1;
  }
}

const PAGE_ITEMS = 2;
const tomorrow = (): Date => new Date(Date.now() + 86_400_000);

/** Plays the auth service, whose record survives, and a process that verifies tokens. */
class Bench {
  readonly store = new RestartableStore();
  readonly endedSessions = new EndedSessions(this.store);
  readonly bannedFounders = new BannedFounders(this.store);
  readonly recordedSessions: string[] = [];
  readonly recordedBans: string[] = [];
  pagesRead = 0;
  private readonly bus = new LocalBus();
  private readonly auth = new LocalTransport(this.bus);
  readonly revocations = new Revocations(
    new RpcClient(new LocalTransport(this.bus)),
    this.store,
    this.endedSessions,
    this.bannedFounders,
  );

  async startAuth(): Promise<void> {
    await this.auth.serve('auth', listEndedSessions.subject, async ({ payload }) => {
      const { ids, next } = this.page(this.recordedSessions, payload);
      return encodeValue({ sessionIds: ids, next });
    });
    await this.auth.serve('auth', listBannedFounders.subject, async ({ payload }) => {
      const { ids, next } = this.page(this.recordedBans, payload);
      const bannedUntil = tomorrow().toISOString();
      return encodeValue({ bans: ids.map((founderId) => ({ founderId, bannedUntil })), next });
    });
  }

  requireLive(sessionId: string, founderId: string = randomUUID()): Promise<void> {
    const claims = accessTokenClaims('https://playbook.example', founderId);
    return this.revocations.requireLive({ ...claims, session_id: sessionId });
  }

  private page(recorded: readonly string[], payload: string): { ids: string[]; next: string | null } {
    this.pagesRead += 1;
    const after = listEndedSessions.input.parse(JSON.parse(payload)).after ?? '';
    const ids = recorded
      .toSorted()
      .filter((id) => id > after)
      .slice(0, PAGE_ITEMS);
    return { ids, next: ids.length < PAGE_ITEMS ? null : (ids.at(-1) ?? null) };
  }
}

describe('revocations', () => {
  it('of the time before the process are known to it, however many there are', async () => {
    const bench = new Bench();
    await bench.startAuth();
    bench.recordedSessions.push(...Array.from({ length: 2 * PAGE_ITEMS + 1 }, () => randomUUID()));
    bench.recordedBans.push(randomUUID());
    for (const sessionId of bench.recordedSessions) {
      await expect(bench.requireLive(sessionId)).rejects.toMatchObject({ code: 'session_not_found' });
    }
    const [banned] = bench.recordedBans;
    await expect(bench.requireLive(randomUUID(), banned)).rejects.toMatchObject({ code: 'user_banned' });
    await expect(bench.requireLive(randomUUID())).resolves.toBeUndefined();
  });

  it('are read once, also when many ask at once', async () => {
    const bench = new Bench();
    await bench.startAuth();
    await Promise.all(Array.from({ length: 20 }, () => bench.requireLive(randomUUID())));
    expect(bench.pagesRead).toBe(2);
  });

  it('let nobody in before they have been read, and everybody afterwards', async () => {
    const bench = new Bench();
    await expect(bench.requireLive(randomUUID())).rejects.toMatchObject({ code: 'service_unavailable' });
    await expect(bench.revocations.check()).rejects.toMatchObject({ code: 'service_unavailable' });
    await bench.startAuth();
    await expect(bench.revocations.check()).resolves.toBeUndefined();
    await expect(bench.requireLive(randomUUID())).resolves.toBeUndefined();
  });

  it('are read again when the store may have forgotten them', async () => {
    const bench = new Bench();
    await bench.startAuth();
    const sessionId = randomUUID();
    await expect(bench.requireLive(sessionId)).resolves.toBeUndefined();
    await bench.endedSessions.add(sessionId);
    bench.recordedSessions.push(sessionId);
    await bench.store.restart();
    await expect(bench.requireLive(sessionId)).rejects.toMatchObject({ code: 'session_not_found' });
  });

  it('are read again when the store restarts just while it is looked at', async () => {
    const bench = new Bench();
    await bench.startAuth();
    await bench.revocations.check();
    const sessionId = randomUUID();
    bench.recordedSessions.push(sessionId);
    const { get } = bench.store;
    bench.store.get = async (key) => {
      bench.store.get = get;
      await bench.store.restart();
      return bench.store.get(key);
    };
    await expect(bench.requireLive(sessionId)).rejects.toMatchObject({ code: 'session_not_found' });
  });

  it('do not bring back a ban that is lifted while they are being read', async () => {
    const bench = new Bench();
    await bench.startAuth();
    const founderId = randomUUID();
    bench.recordedBans.push(founderId);
    const { setIfAbsent } = bench.store;
    bench.store.setIfAbsent = async (...ban) => {
      await bench.bannedFounders.remove(founderId);
      return setIfAbsent.apply(bench.store, ban);
    };
    await expect(bench.requireLive(randomUUID(), founderId)).resolves.toBeUndefined();
    await bench.bannedFounders.add(founderId, tomorrow());
    await expect(bench.requireLive(randomUUID(), founderId)).rejects.toMatchObject({ code: 'user_banned' });
  });
});
