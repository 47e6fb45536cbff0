import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { sourceWorkers } from '@playbook/testing/service/source-workers';
import { waitUntil } from '@playbook/testing/wait-until';
import { Gate, type UnrulyTask } from '@playbook/testing/workers/unruly-task';
import { WorkerPool, type WorkerPoolOptions } from './worker-pool.js';

const UNRULY = new URL('../../../testing/src/workers/unruly.worker.ts', import.meta.url);
const PATIENT_MS = 60_000;
/** Threads start slowly beside other work of the machine. */
jest.setTimeout(PATIENT_MS);
/** Less than a thread of the tests uses for its start. */
const LIMITS = { maxCpuMs: 100, maxElapsedMs: PATIENT_MS };
const TOO_COMPLEX = { name: 'ProcedureError', code: 'text_too_complex' };

describe('worker threads', () => {
  const pools: WorkerPool[] = [];
  const open = (options: Partial<WorkerPoolOptions> = {}): WorkerPool => {
    const module = sourceWorkers({ file: UNRULY });
    const pool = WorkerPool.open({ serviceName: 'test', module, threads: 1, limits: LIMITS, ...options }, fail);
    pools.push(pool);
    return pool;
  };
  const fail = (error: Error): never => {
    throw error;
  };
  const run = (pool: WorkerPool, task: UnrulyTask, caller?: AbortSignal) => pool.run(task, caller);
  const answer = (pool: WorkerPool) => run(pool, { does: 'answer', value: 'yes' });

  afterEach(async () => {
    await Promise.all(pools.splice(0).map((pool) => pool.stop()));
  });

  it('answer, and throw what a task throws', async () => {
    const pool = open();
    await pool.untilReady();
    expect(await answer(pool)).toBe('yes');
    await expect(run(pool, { does: 'throw', message: 'no' })).rejects.toThrow('no');
  });

  it('do not count their own start against a task, of the first thread or of one that takes its place', async () => {
    const pool = open();
    expect(await answer(pool)).toBe('yes');
    await expect(run(pool, { does: 'loop' })).rejects.toMatchObject(TOO_COMPLEX);
    expect(await answer(pool)).toBe('yes');
  });

  it.each(['loop', 'backtrack'] as const)('end a task that never ends: %s', async (does) => {
    const pool = open({ threads: 2 });
    const endless = Promise.allSettled([run(pool, { does })]);
    expect(await Promise.all([answer(pool), answer(pool), answer(pool)])).toEqual(['yes', 'yes', 'yes']);
    expect(await endless).toMatchObject([{ status: 'rejected', reason: { ...TOO_COMPLEX, cause: 'cpu' } }]);
    expect(await Promise.all([answer(pool), answer(pool), answer(pool)])).toEqual(['yes', 'yes', 'yes']);
  });

  it('end a task that uses no time of the processor, when that takes too long', async () => {
    const pool = open({ limits: { maxCpuMs: PATIENT_MS, maxElapsedMs: 1_000 } });
    const waiting = run(pool, { does: 'wait', gate: new Gate().memory });
    await expect(waiting).rejects.toMatchObject({ ...TOO_COMPLEX, cause: 'elapsed' });
    expect(await answer(pool)).toBe('yes');
  });

  it('end a task that wants too much memory', async () => {
    const pool = open({ limits: { maxCpuMs: PATIENT_MS, maxElapsedMs: PATIENT_MS } });
    await expect(run(pool, { does: 'hoard' })).rejects.toMatchObject({ ...TOO_COMPLEX, cause: 'memory' });
    expect(await answer(pool)).toBe('yes');
  });

  it('refuse a task when too many wait', async () => {
    const pool = open({ maxWaitingTasks: 1 });
    await pool.untilReady();
    const gate = new Gate();
    const running = run(pool, { does: 'wait', gate: gate.memory });
    const waiting = answer(pool);
    await expect(answer(pool)).rejects.toMatchObject({ code: 'service_unavailable', details: { retryAfterS: 2 } });
    gate.open();
    expect(await Promise.all([running, waiting])).toEqual(['waited', 'yes']);
    expect(await answer(pool)).toBe('yes');
  });

  it('give up a task that no thread begins in time', async () => {
    const pool = open({ maxWaitMs: 200 });
    await pool.untilReady();
    const gate = new Gate();
    const running = run(pool, { does: 'wait', gate: gate.memory });
    await expect(answer(pool)).rejects.toMatchObject({ code: 'service_unavailable' });
    gate.open();
    expect(await running).toBe('waited');
    expect(await answer(pool)).toBe('yes');
  });

  it('drop a task that waits and that nobody waits for, and finish one that runs', async () => {
    const pool = open();
    await pool.untilReady();
    const gate = new Gate();
    const client = new AbortController();
    const running = run(pool, { does: 'wait', gate: gate.memory }, client.signal);
    const waiting = Promise.allSettled([run(pool, { does: 'answer', value: 'late' }, client.signal)]);
    await waitUntil(() => gate.hasVisitor);
    client.abort();
    expect(await waiting).toMatchObject([{ status: 'rejected', reason: { code: 'request_cancelled' } }]);
    gate.open();
    expect(await running).toBe('waited');
    await expect(run(pool, { does: 'answer', value: 'gone' }, client.signal)).rejects.toMatchObject({
      code: 'request_cancelled',
    });
  });

  it('say that they cannot be started', async () => {
    const faults: Error[] = [];
    const module = { file: new URL('missing.worker.js', import.meta.url) };
    const pool = WorkerPool.open({ serviceName: 'test', module, threads: 1 }, (error) => faults.push(error));
    pools.push(pool);
    await expect(pool.untilReady()).rejects.toThrow(/missing\.worker/);
  });
});
