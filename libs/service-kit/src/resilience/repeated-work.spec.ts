import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RepeatedWork } from './repeated-work.js';

const EVERY_MS = 1_000;

describe('repeated work', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is done at once and at every interval, but never twice at a time', async () => {
    const gates: (() => void)[] = [];
    const repeated = new RepeatedWork({ failure: () => {} });
    repeated.every(EVERY_MS, 'It failed', () => new Promise((resolve) => gates.push(resolve)));
    await jest.advanceTimersByTimeAsync(3 * EVERY_MS);
    expect(gates).toHaveLength(1);
    gates[0]?.();
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    expect(gates).toHaveLength(2);
    gates[1]?.();
    await repeated.stop();
  });

  it('goes on after a failure, which is logged', async () => {
    const complaints: string[] = [];
    const repeated = new RepeatedWork({ failure: (complaint) => complaints.push(complaint) });
    repeated.every(EVERY_MS, 'It failed', () => Promise.reject(new Error('planted')));
    await jest.advanceTimersByTimeAsync(EVERY_MS);
    await repeated.stop();
    expect(complaints).toEqual(['It failed', 'It failed']);
  });

  it('has ended when it is said to have stopped', async () => {
    let hasEnded = false;
    const gate = Promise.withResolvers<void>();
    const repeated = new RepeatedWork({ failure: () => {} });
    repeated.every(EVERY_MS, 'It failed', async () => {
      await gate.promise;
      hasEnded = true;
    });
    const stopping = repeated.stop();
    expect(hasEnded).toBe(false);
    gate.resolve();
    await stopping;
    expect(hasEnded).toBe(true);
    await jest.advanceTimersByTimeAsync(2 * EVERY_MS);
    expect(jest.getTimerCount()).toBe(0);
  });
});
