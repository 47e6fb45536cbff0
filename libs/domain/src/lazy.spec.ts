import { describe, expect, it, jest } from '@jest/globals';
import { lazy } from './lazy.js';

describe('lazy', () => {
  it('makes nothing before it is asked, and once only', () => {
    const make = jest.fn(() => undefined);
    const made = lazy(make);
    expect(make).not.toHaveBeenCalled();
    expect([made(), made()]).toEqual([undefined, undefined]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('asks again after a failure', () => {
    const make = jest.fn<() => number>().mockImplementationOnce(() => {
      throw new Error('not now');
    });
    make.mockReturnValue(7);
    const made = lazy(make);
    expect(made).toThrow('not now');
    expect(made()).toBe(7);
  });
});
