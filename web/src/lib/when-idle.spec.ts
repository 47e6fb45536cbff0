import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { whenIdle } from './when-idle.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  Reflect.deleteProperty(window, 'cancelIdleCallback');
});

describe('work that nobody waits for', () => {
  it('is done when the browser is idle, which is asked to be so within two seconds', () => {
    const request = jest.fn((_work: () => void, _options: IdleRequestOptions) => 7);
    const cancel = jest.fn();
    Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel });
    const work = jest.fn();
    const callOff = whenIdle(work);
    expect(request).toHaveBeenCalledWith(work, { timeout: 2_000 });
    callOff();
    expect(cancel).toHaveBeenCalledWith(7);
  });

  it('is done after two seconds where the browser cannot tell', () => {
    Object.assign(window, { requestIdleCallback: undefined });
    const work = jest.fn();
    whenIdle(work);
    jest.advanceTimersByTime(1_999);
    expect(work).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is not done when called off', () => {
    Object.assign(window, { requestIdleCallback: undefined });
    const work = jest.fn();
    whenIdle(work)();
    jest.advanceTimersByTime(5_000);
    expect(work).not.toHaveBeenCalled();
  });
});
