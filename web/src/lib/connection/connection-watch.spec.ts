import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ConnectionWatch } from './connection-watch.js';

describe('ConnectionWatch', () => {
  let isAlive: boolean;
  let hasNetwork: boolean;
  let probes: number;
  let watch: ConnectionWatch;

  beforeEach(() => {
    jest.useFakeTimers();
    isAlive = false;
    hasNetwork = true;
    probes = 0;
    const probe = (): Promise<boolean> => {
      probes += 1;
      return Promise.resolve(isAlive);
    };
    watch = new ConnectionWatch({ probe, hasNetwork: () => hasNetwork });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const suspect = async (): Promise<void> => {
    watch.suspect();
    await jest.advanceTimersByTimeAsync(0);
  };

  it('stays connected when only a call failed and the gateway lives', async () => {
    isAlive = true;
    await suspect();
    expect(watch.getState()).toBe('connected');
  });

  it.each([
    [true, 'unreachable'],
    [false, 'offline'],
  ])('tells a gateway that is away from a network that is away (network: %p)', async (isThere, state) => {
    hasNetwork = isThere;
    await suspect();
    expect(watch.getState()).toBe(state);
  });

  it('does not believe a sign of life that was asked for before the network went', async () => {
    isAlive = true;
    watch.suspect();
    isAlive = false;
    hasNetwork = false;
    watch.networkChanged();
    await jest.advanceTimersByTimeAsync(0);
    expect([watch.getState(), probes]).toEqual(['offline', 2]);
  });

  it('asks again at growing intervals until there is an answer, then stops', async () => {
    await suspect();
    for (const pauseMs of [2_000, 4_000, 8_000, 15_000, 15_000]) {
      const before = probes;
      await jest.advanceTimersByTimeAsync(pauseMs - 1);
      expect(probes).toBe(before);
      await jest.advanceTimersByTimeAsync(1);
      expect(probes).toBe(before + 1);
    }
    isAlive = true;
    await jest.advanceTimersByTimeAsync(15_000);
    expect(watch.getState()).toBe('connected');
    expect(jest.getTimerCount()).toBe(0);
  });

  it('asks at once when a call is answered, because that may be an answer from before', async () => {
    await suspect();
    watch.hear();
    await jest.advanceTimersByTimeAsync(0);
    expect([watch.getState(), probes]).toEqual(['unreachable', 2]);
    isAlive = true;
    watch.hear();
    await jest.advanceTimersByTimeAsync(0);
    expect(watch.getState()).toBe('connected');
    watch.hear();
    expect(probes).toBe(3);
  });

  it('tells each change once, and nothing after it was stopped', async () => {
    const states: string[] = [];
    watch.subscribe(() => states.push(watch.getState()));
    await suspect();
    await suspect();
    watch.stop();
    expect(states).toEqual(['unreachable', 'connected']);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('does not listen to a sign of life that it was waiting for when it was stopped', async () => {
    watch.suspect();
    watch.stop();
    await jest.advanceTimersByTimeAsync(0);
    expect(watch.getState()).toBe('connected');
    expect(jest.getTimerCount()).toBe(0);
    await suspect();
    expect([watch.getState(), probes]).toEqual(['unreachable', 2]);
  });

  it('asks once for many calls that fail together', async () => {
    watch.suspect();
    watch.suspect();
    await suspect();
    expect(probes).toBe(1);
  });
});
