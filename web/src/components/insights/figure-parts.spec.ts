import { describe, expect, it } from '@jest/globals';
import { figureParts } from './figure-parts.js';

const figuresIn = (text: string): string[] =>
  figureParts(text)
    .filter(({ isFigure }) => isFigure)
    .map((part) => part.text);

describe('figures of a text', () => {
  it.each([
    ['It is $5.3tn, or $15,474 a person.', ['$5.3tn', '$15,474']],
    ['Between $2-10k and $25k+.', ['$2-10k', '$25k+']],
    ['€3m and £1.5 million', ['€3m', '£1.5 million']],
    ['From 60% to 50%, 5-10% a week', ['60%', '50%', '5-10%']],
    ['GitHub counted over 180m developers; 6,100 hospitals; 33-35 million firms', ['180m', '6,100', '33-35 million']],
    ['In 2024 three of 15 firms met 4 months later.', []],
    ['GPT-3.5-level, 72 h, 9-18 months, a 3x gain', []],
    ['$10.', ['$10']],
  ])('%s', (text, figures) => {
    expect(figuresIn(text)).toEqual(figures);
  });

  it('leave the text whole', () => {
    const text = 'From $10 to 20%, then 1,000 more.';
    expect(
      figureParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
    for (const { start, text: part } of figureParts(text)) expect(text.startsWith(part, start)).toBe(true);
  });
});
