import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { analysisLifecycle } from '@playbook/contracts/analysis/analysis-lifecycle.contract';
import { MemoryStore } from '@playbook/service-kit/ephemeral/memory-store.adapter';
import { RedisStore } from '@playbook/service-kit/ephemeral/redis-store.adapter';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import { ModelServer } from '@playbook/testing/model/model-server';
import { waitUntil } from '@playbook/testing/wait-until';
import { KINDS } from '../../test/kinds.fixture.js';
import { type ModelService, type ModelServiceOptions, startModelService } from '../../test/model-service.fixture.js';
import { goodReply, PITCH } from '../../test/pitch-replies.fixture.js';

const PRICED = { PLAYBOOK_MODEL_INPUT_USD_PER_MTOK: '1', PLAYBOOK_MODEL_OUTPUT_USD_PER_MTOK: '10' };
const DAY_WORDS = /used up today’s analyses.*The model is back in about 24 hours/;
const redisUrl = process.env['TEST_REDIS_URL'] ?? '';

describe('limits of the language model', () => {
  let model: ModelServer;
  const running: ModelService[] = [];
  const start = async (options: ModelServiceOptions = {}): Promise<ModelService> => {
    const service = await startModelService({ model, ...options });
    running.push(service);
    return service;
  };

  beforeEach(async () => {
    model = await ModelServer.start(() => ({ kind: 'write', text: JSON.stringify(goodReply()) }));
  });
  afterEach(async () => {
    for (const service of running.splice(0).toReversed()) await service.stop();
    await model.stop();
  });

  it.each(KINDS)(
    'give a founder over the day’s calls the built-in engine and a clear message for one $name',
    async (kind) => {
      const analysis = await start({ env: { PLAYBOOK_MODEL_CALLS_PER_FOUNDER_DAY: '2' } });
      model.answer = () => ({ kind: 'write', text: JSON.stringify(kind.good()) });
      const caller = await analysis.founder();
      for (let call = 0; call < 2; call += 1)
        expect(await kind.send(analysis, {}, { caller })).toMatchObject({ degraded: false });
      expect(await kind.send(analysis, {}, { caller })).toMatchObject({
        ...kind.measured,
        degraded: true,
        degradedReason: 'budget-founder',
        message: expect.stringMatching(DAY_WORDS),
      });
      const other = await analysis.founder();
      expect(await kind.send(analysis, {}, { caller: other })).toMatchObject({ degraded: false, message: null });
      expect(model.calls).toHaveLength(3);
    },
  );

  it.each(KINDS)('leave room for the longest text of one $name', async (kind) => {
    const analysis = await start();
    model.answer = () => ({ kind: 'write', text: JSON.stringify(kind.good()) });
    const longest = Object.entries(kind.fields).map(([field, text]) => {
      const maxChars = kind.maxChars[field] ?? 0;
      return [field, `${text} `.repeat(Math.ceil(maxChars / text.length)).slice(0, maxChars)];
    });
    const result = await kind.send(analysis, Object.fromEntries(longest));
    expect(result).toMatchObject({ degradedReason: null, engine: { kind: 'model' } });
  });

  it('keep to the money of a call and of a founder’s day', async () => {
    const daily = await start({ env: { ...PRICED, PLAYBOOK_MODEL_USD_PER_FOUNDER_DAY: '0.025' } });
    model.answer = () => ({ kind: 'write', text: JSON.stringify(goodReply()), inputTokens: 1_000, outputTokens: 200 });
    const founder = await daily.founder();
    const outcomes: (string | null)[] = [];
    // A call costs 0.003 dollars, and some 0.018 are put aside for it.
    for (let call = 0; call < 5; call += 1) outcomes.push((await daily.analyze(PITCH, founder)).degradedReason);
    expect(outcomes).toEqual([null, null, null, 'budget-founder', 'budget-founder']);
    const single = await start({ env: { ...PRICED, PLAYBOOK_MODEL_USD_PER_CALL: '0.001' } });
    expect(await single.analyze(PITCH)).toMatchObject({ degradedReason: 'budget-call', message: null });
    const brief = await start({ env: { PLAYBOOK_MODEL_TOKENS_PER_CALL: '1000' } });
    expect(await brief.analyze(PITCH)).toMatchObject({ degradedReason: 'budget-call' });
    expect(model.calls).toHaveLength(3);
  });

  it('hold over two replicas on Redis, whose calls come at once', async () => {
    const prefix = `model-${randomUUID()}:`;
    const stores = [new RedisStore(redisUrl, prefix), new RedisStore(redisUrl, prefix)];
    const env = { PLAYBOOK_MODEL_CALLS_PER_FOUNDER_DAY: '4' };
    const replicas = [await start({ store: stores[0]!, env }), await start({ store: stores[1]!, env })];
    const founderId = randomUUID();
    const calls = Array.from({ length: 12 }, async (_, index) => {
      const replica = replicas[index % 2]!;
      return replica.analyze(PITCH, { founderId, accessToken: await replica.service.tokens.issue(founderId) });
    });
    const results = await Promise.all(calls);
    await Promise.all(stores.map((store) => store.close()));
    expect(results.filter(({ degraded }) => !degraded)).toHaveLength(4);
    expect(model.calls).toHaveLength(4);
  });

  it('answer a founder’s same text from the cache, until the text changes, and nobody else', async () => {
    const analysis = await start({ env: { PLAYBOOK_MODEL_CACHE_H: '1' } });
    const founder = await analysis.founder();
    const first = await analysis.analyze(PITCH, founder);
    const second = await analysis.analyze(PITCH, founder);
    expect(second).toEqual({ ...first, id: second.id, createdAt: second.createdAt });
    expect(model.calls).toHaveLength(1);
    await analysis.analyze(`${PITCH} It works.`, founder);
    expect(model.calls).toHaveLength(2);
    await analysis.analyze(PITCH, await analysis.founder());
    expect(model.calls).toHaveLength(3);
  });

  it('keep no reply of a founder whose account is gone, not even of a call that was under way', async () => {
    const store = new MemoryStore();
    const kept: string[] = [];
    const setInGroup = store.setInGroup.bind(store);
    store.setInGroup = (group, key, value, lifetimeMs) => {
      kept.push(key);
      return setInGroup(group, key, value, lifetimeMs);
    };
    const analysis = await start({ store, env: { PLAYBOOK_MODEL_CACHE_H: '1' } });
    const founder = await analysis.founder();
    const { rpc } = analysis.service;
    await analysis.analyze(PITCH, founder);
    model.answer = () => ({ kind: 'write', text: JSON.stringify(goodReply()), pieceChars: 200, pauseMs: 20 });
    const underWay = analysis.analyze(`${PITCH} It works.`, founder);
    underWay.catch(() => undefined);
    await waitUntil(() => model.calls.length === 2);
    await rpc.call(analysisLifecycle.erase, {}, founder);
    await expect(underWay).rejects.toMatchObject({ code: 'account_deleting' });
    expect(kept).toHaveLength(2);
    expect(await Promise.all(kept.map((key) => store.get(key)))).toEqual([null, null]);
  });

  it('keep no reply that was not good enough', async () => {
    const analysis = await start({ env: { PLAYBOOK_MODEL_CACHE_H: '1' } });
    model.answer = () => ({ kind: 'write', text: 'No.' });
    await analysis.analyze(PITCH);
    model.answer = () => ({ kind: 'write', text: JSON.stringify(goodReply()) });
    expect(await analysis.analyze(PITCH)).toMatchObject({ degraded: false });
  });

  it('leave a model alone that fails, and come back to it', async () => {
    const env = { PLAYBOOK_MODEL_BREAKER_FAILURES: '3', PLAYBOOK_MODEL_BREAKER_PAUSE_MS: '200' };
    const analysis = await start({ env });
    model.answer = () => ({ kind: 'refuse', status: 503 });
    for (let call = 0; call < 3; call += 1) {
      expect(await analysis.analyze(PITCH)).toMatchObject({ degradedReason: 'provider-error' });
    }
    expect(await analysis.analyze(PITCH)).toMatchObject({ engine: { kind: 'rubric' }, degradedReason: 'paused' });
    expect(model.calls).toHaveLength(3);
    model.answer = () => ({ kind: 'write', text: JSON.stringify(goodReply()) });
    await waitUntil(async () => !(await analysis.analyze(PITCH)).degraded);
    expect(await analysis.analyze(PITCH)).toMatchObject({ degraded: false });
  });

  it('do not let a founder’s bad replies close the model to others', async () => {
    const analysis = await start({ env: { PLAYBOOK_MODEL_BREAKER_FAILURES: '1' } });
    model.answer = () => ({ kind: 'write', text: 'I do as I was told.' });
    for (let call = 0; call < 3; call += 1) await analysis.analyze(PITCH);
    model.answer = () => ({ kind: 'write', text: JSON.stringify(goodReply()) });
    expect(await analysis.analyze(PITCH)).toMatchObject({ degraded: false });
  });

  it('run so many calls at a time, and let the others wait their turn', async () => {
    const analysis = await start({ env: { PLAYBOOK_MODEL_CONCURRENCY: '2' } });
    model.answer = () => ({ kind: 'write', text: JSON.stringify(goodReply()), pieceChars: 500, pauseMs: 2 });
    const results = await Promise.all(Array.from({ length: 10 }, () => analysis.analyze(PITCH)));
    expect(results.filter(({ degraded }) => degraded)).toEqual([]);
    expect(model.mostAtOnce).toBe(2);
  });

  it('give who comes when too many wait the built-in engine at once', async () => {
    // So long that all eight are there before the first of them gives up, however busy the machine is.
    const env = { PLAYBOOK_MODEL_CONCURRENCY: '1', PLAYBOOK_MODEL_TIME_BUDGET_MS: '5000' };
    const analysis = await start({ env });
    model.answer = () => ({ kind: 'hang' });
    const results = await Promise.all(Array.from({ length: 8 }, () => analysis.analyze(PITCH)));
    const busy = results.filter(({ degradedReason }) => degradedReason === 'busy');
    expect(busy.length).toBeGreaterThanOrEqual(3);
    expect(results.every(({ degraded, engine }) => degraded && engine.kind === 'rubric')).toBe(true);
  });

  it('spend nothing while budgets cannot be counted', async () => {
    const store = new MemoryStore();
    const analysis = await start({ store });
    store.addInWindow = () => Promise.reject(new ProcedureError('service_unavailable', 'away'));
    expect(await analysis.analyze(PITCH)).toMatchObject({
      engine: { kind: 'rubric' },
      degradedReason: 'budget-unknown',
    });
    expect(model.calls).toEqual([]);
  });
});
