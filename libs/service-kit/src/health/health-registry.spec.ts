import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HealthRegistry } from './health-registry.js';

describe('HealthRegistry', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is ready when every dependency answers', async () => {
    const health = new HealthRegistry();
    health.add('database', async () => undefined);
    expect(await health.readiness()).toEqual({ status: 'ok', checks: { database: true } });
  });

  it('names the dependency that does not answer', async () => {
    const health = new HealthRegistry();
    health.add('database', async () => undefined);
    health.add('store', async () => {
      throw new Error('away');
    });
    expect(await health.readiness()).toEqual({ status: 'unavailable', checks: { database: true, store: false } });
  });

  it('does not wait for a dependency that hangs', async () => {
    const health = new HealthRegistry();
    health.add('database', () => new Promise(() => undefined));
    const report = health.readiness();
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await report).toEqual({ status: 'unavailable', checks: { database: false } });
  });

  it('asks at most once a second, however often it is asked', async () => {
    const health = new HealthRegistry();
    const check = jest.fn(async () => undefined);
    health.add('database', check);
    await Promise.all([health.readiness(), health.readiness()]);
    await jest.advanceTimersByTimeAsync(900);
    await health.readiness();
    expect(check).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(200);
    await health.readiness();
    expect(check).toHaveBeenCalledTimes(2);
  });

  it('is not ready from the beginning of a stop on', async () => {
    const health = new HealthRegistry();
    health.add('database', async () => undefined);
    await health.readiness();
    health.beginStop();
    expect(await health.readiness()).toEqual({ status: 'unavailable', checks: { running: false } });
  });
});
