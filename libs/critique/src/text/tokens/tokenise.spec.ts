import { describe, expect, it } from '@jest/globals';
import { tokenise } from './tokenise.js';

const texts = (text: string): string[] => tokenise(text).map((token) => token.text);
const sentences = (text: string): number => Math.max(...tokenise(text).map((token) => token.sentence)) + 1;

describe('tokenise', () => {
  it.each([
    ["we're 10-minute", ['we', "'re", '10', '-', 'minute']],
    ["dentists' chairs don't", ['dentists', "'", 'chairs', 'do', "n't"]],
    ['$4,000 a month, 31% of 2-5 chairs', ['$4,000', 'a', 'month', ',', '31%', 'of', '2-5', 'chairs']],
    [
      'the #1 B2B app at https://a.example/x?y=1 now',
      ['the', '#1', 'B2B', 'app', 'at', 'https://a.example/x?y=1', 'now'],
    ],
    ['10x the U.S. CO2', ['10x', 'the', 'U.S.', 'CO2']],
  ])('splits %j', (text, tokens) => {
    expect(texts(text)).toEqual(tokens);
  });

  it.each([
    ['One. Two! Three?', 3],
    ['It costs $1.50 a day.', 1],
    ['See a.example for more', 1],
    ['Really?! Yes.', 2],
    ['... start', 1],
  ])('counts the sentences of %j', (text, count) => {
    expect(sentences(text)).toBe(count);
  });

  it('keeps the offsets of the text', () => {
    const text = "Payroll for  the dentist's 40,000 chairs.";
    for (const token of tokenise(text)) expect(text.slice(token.start, token.end)).toBe(token.text);
  });
});
