import { describe, expect, it } from '@jest/globals';
import { sizeText, timeText } from './amounts.js';

describe('sizeText', () => {
  it.each([
    [1, '1 Bytes'],
    [1_023, '1,023 Bytes'],
    [1_024, '1 KB'],
    [1_536, '1.5 KB'],
    [104_857_599, '100 MB'],
    [32_925_286, '31.4 MB'],
    [5_368_709_120, '5 GB'],
    [5_497_558_138_880, '5,120 GB'],
  ])('of %d is %s', (sizeBytes, text) => expect(sizeText(sizeBytes)).toBe(text));
});

describe('timeText', () => {
  it.each([
    [0, '0:00'],
    [9.99, '0:09'],
    [67.4, '1:07'],
    [900, '15:00'],
  ])('of %d is %s', (seconds, text) => expect(timeText(seconds)).toBe(text));
});
