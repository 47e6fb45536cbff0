import { describe, expect, it } from '@jest/globals';
import { wordCount } from './word-count.js';

describe('wordCount', () => {
  it.each([
    ['', 0],
    ['   \n\t', 0],
    ['Payroll', 1],
    ['  Payroll   for\ndentists ', 3],
    ["we're 10-minute, $4,000", 3],
    ['日本 語', 2],
  ])('counts %j as %i words', (text, words) => {
    expect(wordCount(text)).toBe(words);
  });
});
