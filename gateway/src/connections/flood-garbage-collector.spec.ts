import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { FloodGarbageCollector } from './flood-garbage-collector.js';

const CALM_MS = 10_000;
const FLOOD = 1_000;

describe('FloodGarbageCollector', () => {
  const collect = jest.fn<() => void>();
  let garbageCollector: FloodGarbageCollector;
  const close = (connections: number): void => {
    for (let closed = 0; closed < connections; closed += 1) garbageCollector.note();
  };

  beforeEach(() => {
    jest.useFakeTimers();
    collect.mockReset();
    garbageCollector = new FloodGarbageCollector(collect);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('collects once when a flood is over', () => {
    close(FLOOD);
    jest.advanceTimersByTime(CALM_MS / 2);
    close(1);
    jest.advanceTimersByTime(CALM_MS / 2);
    expect(collect).not.toHaveBeenCalled();
    jest.advanceTimersByTime(CALM_MS);
    expect(collect).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(10 * CALM_MS);
    expect(collect).toHaveBeenCalledTimes(1);
  });

  it('leaves it to V8 after a few connections, and collects after each flood', () => {
    close(FLOOD - 1);
    jest.advanceTimersByTime(CALM_MS);
    expect(collect).not.toHaveBeenCalled();
    for (let flood = 1; flood <= 2; flood += 1) {
      close(FLOOD);
      jest.advanceTimersByTime(2 * CALM_MS);
      expect(collect).toHaveBeenCalledTimes(flood);
    }
  });
});
