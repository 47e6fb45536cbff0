import { describe, expect, it } from '@jest/globals';
import { clock, counted, listed, rounded, timeWithin } from './said.js';

describe('what is said of numbers', () => {
  it.each([
    [9.9, '0:09'],
    [83, '1:23'],
    [-1, '0:00'],
  ])('shows %d seconds as %s', (seconds, shown) => {
    expect(clock(seconds)).toBe(shown);
  });

  it('counts and lists as people write', () => {
    expect(counted(1, 'second')).toBe('1 second');
    expect(counted(3, 'second')).toBe('3 seconds');
    expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
    expect(listed(['a'])).toBe('a');
  });

  it('rounds without a minus before nothing', () => {
    expect(Object.is(rounded(-0.01, 1), 0)).toBe(true);
    expect(rounded(2.25, 1)).toBe(2.3);
  });

  it('keeps times that were never measured within a video', () => {
    expect(timeWithin(Number.NaN)).toBe(0);
    expect(timeWithin(1e9)).toBe(901);
  });
});
