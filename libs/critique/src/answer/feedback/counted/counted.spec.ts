import { describe, expect, it } from '@jest/globals';
import { readNumbers } from '../../../engine/numbers/read-numbers.js';
import { slotsOf } from '../../../pitch/slots-of.js';
import { measureAnswer } from '../../signals/measure-answer.js';
import { countedCustomers } from './counted-customers.js';
import { countedMarket } from './counted-market.js';
import { toldAim } from './told-aim.js';

function customers(field: string, text: string): string | null {
  const { answer } = measureAnswer(field, text);
  return countedCustomers(text, readNumbers(answer.tokens), slotsOf(answer));
}
const numbersOf = (field: string, text: string): ReturnType<typeof readNumbers> =>
  readNumbers(measureAnswer(field, text).answer.tokens);
const market = (text: string): string | null => countedMarket(text, numbersOf('market-size', text));
const aim = (text: string): string | null => toldAim(text, numbersOf('five-year-vision', text));

describe('who is counted as a customer', () => {
  it.each([
    ['metrics', '34 bakeries pay us $20 a month.', '34 bakeries'],
    ['metrics', '31 clinics use it every week. In my old clinic I phoned sixty patients.', '31 clinics'],
  ])('is who pays or uses it: %s %s', (field, text, counted) => {
    expect(customers(field, text)).toBe(counted);
  });

  it.each([
    ['metrics', 'Hours worn: 6 on average. In my old clinic, when I phoned sixty patients, it was a third.'],
    ['metrics', 'Farms: 11. Yield 28.2 after, mean over 9 farms with clean data.'],
    ['first-users', 'A teacher put our link into a WhatsApp group with 256 teachers. They use it every week.'],
    ['customer-acquisition', 'We wrote letters to 500 farms from the register and got 3.'],
    ['customer-acquisition', 'The union has 12,000 crane operators and put us in its magazine.'],
    ['progress-made', 'We inspected a line and found 9 damaged insulators.'],
    ['progress-made', 'They said 60 patients enough, predicate accepted.'],
    ['metrics', 'The newsletter has 3,914 subscribers.'],
  ])('is nobody who was only asked, reached or measured: %s %s', (field, text) => {
    expect(customers(field, text)).toBeNull();
  });
});

describe('how many could buy', () => {
  it('is the largest number of somebody', () => {
    expect(market('There are 3,140 notaries in Peru. Each of them copies 35 IDs a day.')).toBe('3,140 notaries');
    expect(market('In Peru there are some 600 notaries with 15 employees each.')).toBe('600 notaries');
  });

  it.each([
    'With 90 lakh guards at an average salary of ₹14,000 the wage flow is large.',
    'We counted kiosks in each of five cities.',
    'A painting contractor with 15 to 80 painters who bids on tenders.',
    'Villages under 5,000 inhabitants in Tyrol.',
    'India has 14 lakh registered pharmacies. 60,000 of them have a fridge.',
    'About 11,000 wineries in the US, of which I count 4,200 in smoke counties.',
  ])('is no number of who earns, of places, of the size of each, or of whom a part is told: %s', (text) => {
    expect(market(text)).toBeNull();
  });
});

describe('how far they want to come', () => {
  it.each([
    ['2030: 1,500 rooms in Poland. The EU and the US have 9,000 rooms of this type.', "'1,500 rooms'"],
    ['If we are in seven counties and do 600,000 goats a year it pays.', "'600,000 goats'"],
  ])('of %j is %j', (text, told) => {
    expect(aim(text)).toBe(told);
  });

  it.each([
    'There are 3,800 independent petrol stations in Kenya.',
    'Every company above 200 people will need it.',
    'Start: 210 lighthouses whose lamps we watch.',
    '40 companies use it.',
  ])('is neither how many there are nor how far they are: %s', (text) => {
    expect(aim(text)).toBeNull();
  });
});
