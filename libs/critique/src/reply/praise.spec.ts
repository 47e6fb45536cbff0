import { describe, expect, it } from '@jest/globals';
import { praises } from './praise.js';

describe('praises', () => {
  it.each([
    'This is a great title.',
    'The slide works well and needs nothing.',
    'You have a strong number here.',
    'Leave the title as it is.',
    'The chart is really good.',
  ])('finds praise: %s', (line) => {
    expect(praises(line)).toBe(true);
  });

  it.each([
    'Make the title the sentence that you want remembered.',
    "Say what 'amazing, great growth' is in farms.",
    'Use letters that differ strongly from the background.',
    'Say what the product does in words that a customer would use.',
  ])('finds none: %s', (line) => {
    expect(praises(line)).toBe(false);
  });
});
