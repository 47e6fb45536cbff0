import { describe, expect, it } from '@jest/globals';
import { amountText, targetText } from './measure-text.js';

describe('targetText', () => {
  it.each([
    [120, 180, 'words a minute', '120 to 180 words a minute'],
    [25, null, 'dB', 'at least 25 dB'],
    [null, 3, 's', 'at most 3 s'],
    [80, null, '%', 'at least 80%'],
    [2.2, null, '% of height', 'at least 2.2% of height'],
    [null, null, 's', ''],
  ])('from %s to %s %s is "%s"', (from, to, unit, text) => expect(targetText({ from, to, unit })).toBe(text));
});

describe('amountText', () => {
  it('rounds to one decimal', () => expect(amountText(152.349, 'words a minute')).toBe('152.3 words a minute'));
});
