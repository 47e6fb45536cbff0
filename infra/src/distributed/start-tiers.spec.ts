import { describe, expect, it } from '@jest/globals';
import { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import { startTiers } from './start-tiers.js';

describe('startTiers', () => {
  it('starts services before the gateway, and stops the gateway before all services at once', async () => {
    const calls: string[] = [];
    const processOf = (name: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const stopped = (): Promise<void> => {
        calls.push(`stop ${name}`);
        return promise;
      };
      return { start: () => void calls.push(`start ${name}`), stop: stopped, resolve, reject };
    };
    const [auth, analysis, gateway] = [processOf('auth'), processOf('analysis'), processOf('gateway')];
    const stop = new StopSequence();
    const databaseStopped = Promise.withResolvers<void>();
    stop.add(async () => databaseStopped.resolve());

    startTiers([[auth, analysis], [gateway]], stop);
    expect(calls).toEqual(['start auth', 'start analysis', 'start gateway']);

    const fault = stop.run().catch((error: unknown) => error);
    expect(calls.slice(3)).toEqual(['stop gateway']);
    gateway.resolve();
    auth.reject(new Error('auth crashed'));
    analysis.resolve();
    await databaseStopped.promise;
    expect(calls.slice(3)).toEqual(['stop gateway', 'stop auth', 'stop analysis']);
    expect(await fault).toEqual(new Error('auth crashed'));
  });
});
