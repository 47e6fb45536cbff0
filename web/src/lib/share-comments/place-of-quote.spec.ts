import { describe, expect, it } from '@jest/globals';
import { placeOfQuote } from './place-of-quote.js';

describe('placeOfQuote', () => {
  it.each([
    ['where it stood', 'We have 31 clinics.', 8, { start: 8, end: 18 }],
    ['where it moved to', 'Today we have 31 clinics.', 8, { start: 14, end: 24 }],
    ['the nearest of several', '31 clinics, then 31 clinics.', 15, { start: 17, end: 27 }],
    ['behind the end of a text that was shortened', '31 clinics.', 500, { start: 0, end: 10 }],
    ['nowhere when it is gone', 'We have 42 clinics.', 8, null],
    ['nowhere in an empty text', '', 0, null],
  ] as const)('finds it %s', (_, text, start, span) => {
    expect(placeOfQuote(text, { text: '31 clinics', start })).toEqual(span);
  });
});
