import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { RedisStore } from '@playbook/service-kit/ephemeral/redis-store.adapter';
import { ModelServer } from '@playbook/testing/model/model-server';
import { waitUntil } from '@playbook/testing/wait-until';
import { type AnyAnalysis, KINDS, type KindUnderTest } from '../../test/kinds.fixture.js';
import { type ModelService, startModelService, type WatchOptions } from '../../test/model-service.fixture.js';

/** Longer than any pause of a busy machine: a store that counts as away would have each call judged by itself. */
const COMMAND_TIMEOUT_MS = 60_000;
const redisUrl = process.env['TEST_REDIS_URL'] ?? '';

describe.each(KINDS)(
  'calls about one $name with one idempotency key, at two replicas on Redis',
  (kind: KindUnderTest) => {
    const prefix = `single-flight-${randomUUID()}:`;
    const openStore = (): RedisStore => new RedisStore(redisUrl, prefix, undefined, COMMAND_TIMEOUT_MS);
    const stores = [openStore(), openStore()] as const;
    const replicas: ModelService[] = [];
    let model: ModelServer;
    let founderId: string;
    let idempotencyKey: string;

    beforeAll(async () => {
      model = await ModelServer.start(() => ({ kind: 'hang' }));
      replicas.push(await startModelService({ model, store: stores[0] }));
    });
    beforeAll(async () => {
      const { database } = replicas[0]!.service;
      replicas.push(await startModelService({ model, store: stores[1], database }));
    });
    afterAll(async () => {
      for (const replica of replicas.toReversed()) await replica.stop();
      await Promise.all(stores.map((store) => store.close()));
      await model.stop();
    });
    beforeEach(() => {
      founderId = randomUUID();
      idempotencyKey = randomUUID();
      model.calls.length = 0;
      model.answer = () => ({ kind: 'write', text: JSON.stringify(kind.good()), pieceChars: 200, pauseMs: 5 });
    });

    const send = async (at: number, options: WatchOptions = {}): Promise<AnyAnalysis> => {
      const replica = replicas[at % 2]!;
      const caller = { founderId, accessToken: await replica.service.tokens.issue(founderId) };
      return kind.send(replica, {}, { caller, idempotencyKey, ...options });
    };

    it('are one question to the model and one analysis', async () => {
      const results = await Promise.all(Array.from({ length: 6 }, (_, index) => send(index)));
      expect(results.every((result) => result.id === results[0]?.id && !result.degraded)).toBe(true);
      expect(model.calls).toHaveLength(1);
      expect(await send(1)).toEqual(results[0]);
      expect(model.calls).toHaveLength(1);
    });

    it('go on at the other replica when the one that is asked for goes away', async () => {
      model.answer = () =>
        model.calls.length === 1 ? { kind: 'hang' } : { kind: 'write', text: JSON.stringify(kind.good()) };
      const leaving = new AbortController();
      const first = send(0, { signal: leaving.signal });
      await waitUntil(() => model.calls.length === 1);
      const second = send(1);
      leaving.abort();
      await expect(first).rejects.toMatchObject({ code: 'request_cancelled' });
      expect(await second).toMatchObject({ degraded: false, engine: { kind: 'model' } });
      expect(model.calls).toHaveLength(2);
    });

    it('do not stand for other founders or other keys', async () => {
      const results = [await send(0)];
      founderId = randomUUID();
      results.push(await send(1));
      idempotencyKey = randomUUID();
      results.push(await send(0));
      expect(new Set(results.map(({ id }) => id)).size).toBe(3);
      expect(model.calls).toHaveLength(3);
    });
  },
);
