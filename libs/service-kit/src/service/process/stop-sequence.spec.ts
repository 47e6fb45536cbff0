import { beforeEach, describe, expect, it } from '@jest/globals';
import { StopSequence } from './stop-sequence.js';

const faultOf = (run: Promise<void>): Promise<unknown> =>
  run.then(
    () => null,
    (error: unknown) => error,
  );

describe('StopSequence', () => {
  let stop: StopSequence;
  let begun: string[];
  let held: Map<string, PromiseWithResolvers<void>>;

  beforeEach(() => {
    stop = new StopSequence();
    begun = [];
    held = new Map();
  });

  /** A step that ends when the test says so. */
  const step = (name: string) => (): Promise<void> => {
    begun.push(name);
    const end = Promise.withResolvers<void>();
    held.set(name, end);
    return end.promise;
  };
  /** Lets everything happen that waits for nothing but promises which are settled. */
  const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
  const finish = async (name: string): Promise<void> => {
    held.get(name)?.resolve();
    await settled();
  };
  const fail = async (name: string, error: Error): Promise<void> => {
    held.get(name)?.reject(error);
    await settled();
  };

  it('stops nothing when nothing was started', async () => {
    await expect(stop.run()).resolves.toBeUndefined();
  });

  it('runs one step after the other, the last one first', async () => {
    stop.add(step('database'));
    stop.add(step('service'));
    const run = stop.run();
    expect(begun).toEqual(['service']);
    await finish('service');
    expect(begun).toEqual(['service', 'database']);
    await finish('database');
    await expect(run).resolves.toBeUndefined();
  });

  it('runs the steps of a tier at once, and those below when all of them have ended', async () => {
    stop.add(step('database'));
    const services = stop.tier();
    services.add(step('auth'));
    services.add(step('analysis'));
    stop.add(step('gateway'));
    const run = stop.run();
    expect(begun).toEqual(['gateway']);
    await finish('gateway');
    expect(begun).toEqual(['gateway', 'auth', 'analysis']);
    await finish('analysis');
    expect(begun).not.toContain('database');
    await finish('auth');
    expect(begun).toEqual(['gateway', 'auth', 'analysis', 'database']);
    await finish('database');
    await expect(run).resolves.toBeUndefined();
  });

  it('counts a step to its tier also when a later tier is open already', async () => {
    const services = stop.tier();
    stop.add(step('gateway'));
    services.add(step('auth'));
    void stop.run();
    expect(begun).toEqual(['gateway']);
    await finish('gateway');
    expect(begun).toEqual(['gateway', 'auth']);
  });

  it('stops the others when one fails, and throws what it threw', async () => {
    stop.add(step('database'));
    const services = stop.tier();
    services.add(step('auth'));
    services.add(step('analysis'));
    const fault = faultOf(stop.run());
    await fail('auth', new Error('auth hangs'));
    expect(begun).not.toContain('database');
    await finish('analysis');
    expect(begun).toContain('database');
    await finish('database');
    expect(await fault).toEqual(new Error('auth hangs'));
  });

  it('throws all that failed, also what did before it returned a promise', async () => {
    stop.add(step('database'));
    stop.add(() => {
      throw new TypeError('no such thing');
    });
    const fault = faultOf(stop.run());
    await settled();
    await fail('database', new RangeError('no disk'));
    expect(await fault).toMatchObject({ errors: [new TypeError('no such thing'), new RangeError('no disk')] });
  });

  it('runs every step once, however often it is asked', async () => {
    stop.add(step('database'));
    const runs = [stop.run(), stop.run()];
    await finish('database');
    await Promise.all([...runs, stop.run()]);
    expect(begun).toEqual(['database']);
  });
});
