import { describe, expect, it } from '@jest/globals';
import { nextSteps } from './next-steps.js';

describe('the next steps', () => {
  it.each([
    [0, /^Begin/],
    [59, /^Begin/],
    [60, /^The outline/],
    [79, /^The outline/],
    [80, /^Nearly there/],
    [100, /^Nearly there/],
  ])('at %i percent', (percent, text) => {
    expect(nextSteps(percent)).toMatch(text);
  });
});
