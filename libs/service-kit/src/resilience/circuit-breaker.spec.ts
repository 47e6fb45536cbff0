import { beforeEach, describe, expect, it } from '@jest/globals';
import { CircuitBreaker } from './circuit-breaker.js';

const PAUSE_MS = 1_000;

/** What callers get while it is open. */
class Paused extends Error {
  constructor(readonly retryAfterMs: number) {
    super('paused');
  }
}

describe('CircuitBreaker', () => {
  let nowMs: number;
  let breaker: CircuitBreaker;
  const failTimes = (count: number): void => {
    for (let index = 0; index < count; index += 1) breaker.enter().fail();
  };

  beforeEach(() => {
    nowMs = 0;
    breaker = new CircuitBreaker(
      { maxFailures: 3, pauseMs: PAUSE_MS },
      (restMs) => new Paused(restMs),
      () => nowMs,
    );
  });

  it('lets calls through until too many fail in a row', () => {
    failTimes(2);
    breaker.enter().succeed();
    failTimes(2);
    expect(breaker.isOpen).toBe(false);
    failTimes(1);
    expect(breaker.isOpen).toBe(true);
    expect(() => breaker.enter()).toThrow(Paused);
  });

  it('lets one call through after the pause, and closes when it succeeds', () => {
    failTimes(3);
    nowMs = PAUSE_MS;
    const trial = breaker.enter();
    expect(() => breaker.enter()).toThrow('paused');
    trial.succeed();
    expect(breaker.isOpen).toBe(false);
    failTimes(2);
    expect(breaker.isOpen).toBe(false);
  });

  it('pauses again when the trial fails, and says for how long', () => {
    failTimes(3);
    nowMs = PAUSE_MS;
    breaker.enter().fail();
    nowMs = PAUSE_MS + 400;
    expect(() => breaker.enter()).toThrow(expect.objectContaining({ retryAfterMs: 600 }));
  });

  it('lets the next call try when the trial was given up', () => {
    failTimes(3);
    nowMs = PAUSE_MS;
    breaker.enter().giveUp();
    expect(() => breaker.enter().succeed()).not.toThrow();
    expect(breaker.isOpen).toBe(false);
  });

  it('is not closed by a call from before the pause', () => {
    const early = breaker.enter();
    failTimes(3);
    early.fail();
    expect(breaker.isOpen).toBe(true);
  });
});
