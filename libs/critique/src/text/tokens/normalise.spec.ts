import { describe, expect, it } from '@jest/globals';
import { normaliseText } from './normalise.js';

describe('normaliseText', () => {
  it.each([
    ['We’re the “spell check” – for\ndrawings 📞', 'We\'re the "spell check" - for drawings   '],
    ['WE SELL CHAIRS TO DENTISTS', 'we sell chairs to dentists'],
    ['İSTANBUL İÇİN BORDRO HİZMETİ', 'İstanbul İçİn bordro hİzmetİ'],
    ['The US IRS', 'The US IRS'],
  ])('reads %j as %j, in the same length', (text, read) => {
    expect(normaliseText(text)).toBe(read);
    expect(read).toHaveLength(text.length);
  });
});
