import { describe, expect, it } from '@jest/globals';
import { clauseAround, quoted } from './quotes.js';

/** The clause around some words of a text. */
function clauseOf(text: string, words: string): string {
  const start = text.indexOf(words);
  const clause = clauseAround(text, { start, end: start + words.length });
  return text.slice(clause.start, clause.end);
}

describe('clauseAround', () => {
  it.each([
    ['We write appeals. 19 pay us $400 a month, because clerks gave up.', '19', '19 pay us $400 a month'],
    ['Two courts pay ($45,000 each) for a pilot.', '$45,000', '$45,000 each'],
    ['A missed crown costs $2,400.', '$2,400', 'A missed crown costs $2,400'],
    ['Nine of ten.', 'Nine', 'Nine of ten'],
  ])('of %j at %j', (text, words, clause) => {
    expect(clauseOf(text, words)).toBe(clause);
  });

  it('cuts a long clause at a word, and a number from nothing that it counts', () => {
    const text =
      'We write insurance appeals for all US clinics and labs with under 10 doctors in every town of the country';
    const clause = clauseOf(text, 'insurance');
    expect(clause).toBe('We write insurance appeals for all US clinics and labs');
    expect(text.startsWith(clause)).toBe(true);
  });

  it('is quoted whole', () => {
    const text = 'Roofers lose half their quotes to whoever answers first; 140 roofers pay $250 a month.';
    expect(quoted(text, clauseAround(text, { start: 56, end: 59 }))).toBe("'140 roofers pay $250 a month'");
  });
});
