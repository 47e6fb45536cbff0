import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { glossaryLanguage, translateWords } from './word-translation.js';

const TEXT = 'Una plataforma innovadora para 40 panaderías de Lima, sin desperdicio.';

describe('translateWords', () => {
  it('puts known words into English and leaves names, numbers and unknown words', () => {
    expect(translateWords(TEXT, 'spanish').text).toBe('a platform innovative for 40 bakery of Lima, without waste.');
  });

  it("leads every span back to the founder's words", () => {
    const { text, spanOf } = translateWords(TEXT, 'spanish');
    const wordsFor = (words: string): string => {
      const start = text.indexOf(words);
      const span = spanOf({ start, end: start + words.length });
      return TEXT.slice(span.start, span.end);
    };
    expect(wordsFor('platform')).toBe('plataforma');
    expect(wordsFor('40 bakery of Lima')).toBe('40 panaderías de Lima');
    expect(wordsFor('Lima')).toBe('Lima');
    expect(wordsFor('waste')).toBe('desperdicio');
  });

  it('leaves what is kept', () => {
    expect(translateWords('a lot of pan', 'spanish', [{ start: 0, end: 8 }]).text).toBe('a lot of bread');
  });

  it('never leads out of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), fc.nat(80), fc.nat(80), (text, start, length) => {
        const { text: translated, spanOf } = translateWords(text, 'german');
        const span = spanOf({ start, end: Math.min(translated.length, start + length) });
        expect(span.start).toBeLessThanOrEqual(span.end);
        expect(span.end).toBeLessThanOrEqual(text.length);
      }),
    );
  });
});

describe('glossaryLanguage', () => {
  it.each([
    ['Wir lesen die Rechnungen von 40 Apotheken', 'german'],
    ['Une application pour les pharmacies', 'french'],
    ['Aplicativo que ajuda as padarias a medir o desperdício', 'portuguese'],
    [TEXT, 'spanish'],
    ['Payroll software', null],
  ])('%s: %s', (text, language) => {
    expect(glossaryLanguage(text)).toBe(language);
  });
});
