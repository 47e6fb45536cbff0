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
    [
      'Fills forms; 96 trucks cross with it, for 18 pounds each.',
      '18 pounds',
      '96 trucks cross with it, for 18 pounds each',
    ],
    ['We read rulings, so that clerks draft in 20 minutes.', '20', 'clerks draft in 20 minutes'],
    ['Nine of ten.', 'Nine', 'Nine of ten'],
  ])('of %j at %j', (text, words, clause) => {
    expect(clauseOf(text, words)).toBe(clause);
  });

  it('cuts a long clause at a word, and a number from nothing that it counts', () => {
    const text =
      'We write insurance appeals for all US clinics and labs in every town and county of the country that keep under 10 doctors on the payroll';
    expect(clauseOf(text, 'insurance')).toBe('We write insurance appeals for all US clinics and labs in every town');
  });

  it.each([
    ['from', '4 airports pay $11,000 a month and bird strikes fell from 31 to 9'],
    ['pay', '4 airports pay $11,000 a month and bird strikes fell from 31 to 9'],
  ])('keeps the figures at the end of a clause: %s', (words, clause) => {
    expect(
      clauseOf('Falcons guard runways; 4 airports pay $11,000 a month and bird strikes fell from 31 to 9.', words),
    ).toBe(clause);
  });

  it('keeps a number with what it counts where a clause is cut', () => {
    const text = `We ${'carefully '.repeat(12)}quote from photos of the stairs in two minutes and hope that the piano fits through the door`;
    expect(clauseOf(text, 'two')).toMatch(/\btwo minutes\b/);
  });

  it('keeps words of a kind with the thing that they tell of', () => {
    const text = 'About 3% of trays reach the ward with a missing, wrong or extra tool.';
    expect(clauseOf(text, '3%')).toBe('About 3% of trays reach the ward with a missing, wrong or extra tool');
  });

  it('leaves out what joins a clause to the one before it', () => {
    expect(clauseOf('It loses a third of its spawns, and sees it two days late.', 'two')).toBe('sees it two days late');
  });

  it('begins no clause in the middle of a row of verbs', () => {
    const text = 'Studios upload 400 portraits; we crop, colour and name them by class list in ten minutes.';
    expect(clauseOf(text, 'name')).toBe('we crop, colour and name them by class list in ten minutes');
  });

  it('is quoted whole', () => {
    const text = 'Roofers lose half their quotes to whoever answers first; 140 roofers pay $250 a month.';
    expect(quoted(text, clauseAround(text, { start: 56, end: 59 }))).toBe("'140 roofers pay $250 a month'");
  });
});
