import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../../../test/said-of-answer.fixture.js';
import { areAllFullTime, isOnce, isOfStaff } from './beside-work.js';
import { isListOfThings } from './long-list.js';

const flagsOf = (field: string, answer: string): string =>
  judged(field, answer)
    .redFlags.map(({ message }) => message)
    .join(' ');

describe('flags on what stands for something else', () => {
  it.each([
    [
      'market-size',
      'Chile has 90 farms with some 4 billion fry a month. At 0.05 dollars per thousand it is worth 2.4 million.',
    ],
    ['market-size', "I figure 250k homes a year turn over where it is bad enough. At 9 grand that's over $2 billion."],
    ['five-year-vision', 'By 2031 we will route more than $40 billion of annual spend through 20 countries.'],
    ['five-year-vision', 'By 2031 we watch over $2 trillion of exposure in 12 countries.'],
    [
      'market-size',
      'There are 20,000 clinics. At £500 a month that is £120m a year. With France and Spain we see £1.1bn.',
    ],
    ['market-size', 'I cannot promise a billion. 700 farms told me what they pay, so £1.4 million a year.'],
  ])('asks for no first niche of what is no market: %s %s', (field, answer) => {
    expect(saidOf(field, answer)).not.toMatch(/for the first niche|from a report|somebody else/);
  });

  it('asks for the first niche of a large market', () => {
    expect(flagsOf('market-size', 'Logistics is a $9 trillion industry. We take 1% of the market.')).toMatch(
      /'\$9 trillion'/,
    );
  });

  it.each([
    ['current-product', 'One site took 20 minutes, another two days because of proprietary extensions of the maker.'],
    [
      'validation',
      'Three mills gave us 14 months of data under NDA and we tested 4,200 rolls. Breaks fell from 9% to 4% in 61 days. One mill signed a letter, two wait for the budget round of May, and we call each of them again every second Monday.',
    ],
  ])('calls nothing hidden that is of others or an aside: %s %s', (field, answer) => {
    expect(flagsOf(field, answer)).not.toMatch(/will not say/);
  });

  it('says what hides the product', () => {
    expect(flagsOf('how-it-works', 'Our proprietary engine does it all.')).toMatch(/will not say/);
  });

  it.each([
    'Mara Lind (CEO) and Otto Berg (CTO) have been full time since May. We have a part-time designer in Riga.',
    'Two of us, full-time since March. Our bookkeeper works part-time.',
    'Ana Silva, teacher, and Samuel Opio, interpreter. Our technical person, Brian, is paid part time and is not a founder.',
    'I am full-time since May. One weekend in June we moved the whole shop.',
  ])('sees no work beside it: %s', (answer) => {
    expect(saidOf('fulltime-commitment', answer)).not.toMatch(/left everything else|go full-time, by date/);
  });

  it('sees work beside it', () => {
    expect(saidOf('fulltime-commitment', 'Mara does evenings and weekends, she is a nurse.')).toMatch(
      /left everything else|go full-time, by date/,
    );
  });

  it('reads who works when', () => {
    const weekend = 'We did one weekend of it.';
    const span = { start: weekend.indexOf('weekend'), end: weekend.indexOf('weekend') + 7 };
    expect(isOnce(weekend, span)).toBe(true);
    const each = 'I give it an evening a week.';
    expect(isOnce(each, { start: each.indexOf('evening'), end: each.indexOf('evening') + 7 })).toBe(false);
    const staff = 'a part-time sales assistant';
    expect(isOfStaff(staff, { start: 2, end: 11 })).toBe(true);
    expect(areAllFullTime({ original: 'Nobody is full-time, we are both students.' })).toBe(false);
  });

  it('takes commands in brackets and stages for no list', () => {
    expect(isListOfThings('It knows a language (cut, fold, glue, turn, press, dry, repeat) and a book')).toBe(false);
    expect(
      isListOfThings('First a scan of the sheet, the edge, the fold, the glue, the cover, the spine, the band'),
    ).toBe(false);
    expect(isListOfThings('We have chat, maps, ads, pay, loans, cards, games and a shop')).toBe(true);
  });

  it.each([
    ['customer-acquisition', 'Instagram, 80K followers. That is about 55% of buyers.', /'followers'/],
    [
      'why-this-problem',
      'Our hall wastes 40 kilos of rice a day and we pay for all of it, 90 euros a month each. On Sundays nobody eats there, and the cook still fills every pot to the brim as told. The photo is in the deck.',
      /'in the deck'/,
    ],
    ['market-size', 'The TAM is 4,000 mills at 900 euros, so 3.6 million a year.', /'TAM'/],
    ['competitive-advantage', 'Others lack the context of a loan with a springing leverage test.', /'leverage'/],
    [
      'target-customers',
      'Banks of the Gulf, where we enjoy unparalleled access through our 19 years at two of them.',
      /'unparalleled'/,
    ],
    [
      'founder-names',
      'Ada draws. We have talked with a couple of programmers.',
      /couple'?: how much|words without a measure|No measure/,
    ],
    [
      'company-description',
      'You upload a score and receive it with the wrong notes in red.',
      /could check|Somebody else|Little of this/,
    ],
  ])('takes up no word that is meant: %s %s', (field, answer, words) => {
    expect(saidOf(field, answer)).not.toMatch(words);
  });

  it.each([
    ['customer-acquisition', 'In May we stopped all ads because we could not deliver any faster.'],
    ['problem-statement', 'They bill by weight in some contracts, by piece in others.'],
  ])('proposes no number that would not read well: %s %s', (field, answer) => {
    expect(judged(field, answer).specificityImprovements).toEqual([]);
  });
});
