import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { LivenessWatch } from './liveness-watch.js';

const never = (): Promise<void> => new Promise(() => undefined);

describe('LivenessWatch', () => {
  const onStuck = jest.fn();
  let watch: LivenessWatch;

  const watchWith = (ask: () => Promise<void>): void => {
    watch = new LivenessWatch(ask, onStuck);
    watch.start();
  };

  beforeEach(() => {
    onStuck.mockClear();
    jest.useFakeTimers();
  });
  afterEach(() => {
    watch.stop();
    jest.useRealTimers();
  });

  it('is silent about what answers', async () => {
    watchWith(async () => undefined);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onStuck).not.toHaveBeenCalled();
  });

  it.each([
    ['does not answer', never],
    ['refuses to', () => Promise.reject(new Error('refused'))],
  ])('says once, after five seconds, when it %s', async (_name, ask) => {
    watchWith(ask);
    await jest.advanceTimersByTimeAsync(5_900);
    expect(onStuck).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onStuck).toHaveBeenCalledTimes(1);
  });

  it('begins to count anew with each answer', async () => {
    let asked = 0;
    watchWith(() => ((asked += 1) % 5 === 0 ? Promise.resolve() : Promise.reject(new Error('busy'))));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(onStuck).not.toHaveBeenCalled();
  });

  it('does not blame the other side for a pause of its own', async () => {
    const answers: (() => void)[] = [];
    watchWith(() => new Promise((resolve) => answers.push(resolve)));
    await jest.advanceTimersByTimeAsync(1_000);
    // A process that is stopped runs one tick when it goes on, however long that took, and then hears what waits.
    jest.setSystemTime(Date.now() + 30_000);
    await jest.advanceTimersByTimeAsync(1_000);
    answers.forEach((answer) => answer());
    await jest.advanceTimersByTimeAsync(1_000);
    expect(onStuck).not.toHaveBeenCalled();
  });
});
