import { describe, expect, it } from '@jest/globals';
import { clockText } from './clock-text.js';

describe('clockText', () => {
  it.each([
    [600, '10:00'],
    [65.9, '1:05'],
    [0, '0:00'],
    [-3, '0:00'],
  ])('shows %d seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text);
  });
});
