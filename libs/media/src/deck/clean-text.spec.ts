import { describe, expect, it } from '@jest/globals';
import { cleanText } from './clean-text.js';

describe('cleanText', () => {
  it('leaves what can be shown, in one line', () => {
    expect(cleanText('  Clinics\u0000\u0007 lose\n\t $9,000  ', 100)).toBe('Clinics lose $9,000');
  });

  it('is cut between characters', () => {
    expect(cleanText('ab😀', 3)).toBe('ab\uFFFD');
    expect(cleanText('\uD800ab', 3).isWellFormed()).toBe(true);
  });
});
