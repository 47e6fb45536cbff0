import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { wordDiff } from './word-diff.js';

const joined = (before: string, after: string, side: 'before' | 'after'): string =>
  wordDiff(before, after)
    .filter((part) => part.side === 'both' || part.side === side)
    .map(({ text }) => text)
    .join('');

describe('wordDiff', () => {
  it('tells words that were taken out from words that were put in', () => {
    expect(wordDiff('12 clinics pay us', '31 clinics pay us $99')).toEqual([
      { text: '12', side: 'before' },
      { text: '31', side: 'after' },
      { text: ' clinics pay us', side: 'both' },
      { text: ' $99', side: 'after' },
    ]);
  });

  it('has one part for equal texts and none for nothing', () => {
    expect(wordDiff('a b', 'a b')).toEqual([{ text: 'a b', side: 'both' }]);
    expect(wordDiff('', '')).toEqual([]);
  });

  it('loses nothing of either text', () => {
    const text = fc.array(fc.constantFrom('a', 'b', 'c', ' ', '\n', '😀')).map((words) => words.join(''));
    fc.assert(
      fc.property(text, text, (before, after) => {
        expect(joined(before, after, 'before')).toBe(before);
        expect(joined(before, after, 'after')).toBe(after);
      }),
    );
  });
});
