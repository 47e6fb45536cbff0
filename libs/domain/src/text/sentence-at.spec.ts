import { describe, expect, it } from '@jest/globals';
import { sentenceAt } from './sentence-at.js';

describe('sentenceAt', () => {
  it.each([
    ['the first', 'One pays. Two wait.', 0, 'One pays.'],
    ['one in the middle', 'One pays. Two wait? 12 left.', 12, 'Two wait?'],
    ['the last', 'One pays. 12 left', 12, '12 left'],
    ['one with a number that has a point', 'It costs $1.2M. They pay.', 3, 'It costs $1.2M.'],
    ['a line', 'A title\nOne pays', 9, 'One pays'],
  ])('is %s', (_, text, at, expected) => {
    expect(sentenceAt(text, at)).toBe(expected);
  });
});
