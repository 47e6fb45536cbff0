import { describe, expect, it } from '@jest/globals';
import { CompanyIndex } from './company-index.js';
import { DEFAULT_COMPANIES } from './default-companies.js';

const index = new CompanyIndex(DEFAULT_COMPANIES);
const namesFor = (text: string): string[] => index.search(text, 5).map(({ company }) => company.name);

describe('CompanyIndex on the list that ships', () => {
  it.each([
    ['Payroll for restaurants that still pay their staff by hand', 'Gusto'],
    ['We automate SOC 2 security audits for small software companies', 'Vanta'],
    ['Small nuclear reactors that power data centres for ten years without refuelling', 'Oklo'],
    ['Accept cards and bank transfers in Nigeria and other African countries', 'Paystack'],
    ['Self-driving trucks on highways between warehouses', 'Embark Trucks'],
  ])('%s: finds %s', (idea, expected) => {
    expect(namesFor(idea)).toContain(expected);
  });

  it.each([
    'We turn whey from small dairies into vodka and sell it to bars in Ireland; dairies throw away 90 million litres a year',
    'Barrel scales for small distilleries that find leaks',
    'AI scribe for doctors that listens to the consultation and writes the note',
    'An app that tells people their carbon footprint and lets them offset it for the climate',
  ])('finds nothing that merely shares a word: %s', (idea) => {
    expect(namesFor(idea)).toEqual([]);
  });

  it.each(['', 'asdf qwer zxcv', 'the and of', '🦷🦷', 'Our dream is to make the world a better place'])(
    'finds nothing for %j',
    (idea) => {
      expect(namesFor(idea)).toEqual([]);
    },
  );

  it('answers as many as are asked for, best first, each with a score from 0 to 1', () => {
    const found = index.search('Delivery of groceries and meals from supermarkets and restaurants by couriers', 3);
    expect(found).toHaveLength(3);
    const scores = found.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    for (const score of scores) expect(score).toBeGreaterThan(0);
    expect(Math.max(...scores)).toBeLessThanOrEqual(1);
  });

  it('gives the same answer for the same text, however long', () => {
    const brief = 'Payments for shops in India. '.repeat(60);
    expect(index.search(brief, 5)).toEqual(new CompanyIndex(DEFAULT_COMPANIES).search(brief, 5));
    expect(namesFor(brief)).toEqual(namesFor('Payments for shops in India.'));
  });
});

describe('the list that ships', () => {
  it('has a name, a batch, a line and topics for every company, once each', () => {
    for (const { name, batch, description, topics, subjects } of DEFAULT_COMPANIES) {
      expect(name).not.toBe('');
      expect(batch).toMatch(/^(?:Winter|Spring|Summer|Fall) 20\d\d$/u);
      expect(description.length).toBeGreaterThan(10);
      expect(topics.length).toBeGreaterThan(0);
      expect(subjects?.length).toBeGreaterThan(0);
    }
    expect(new Set(DEFAULT_COMPANIES.map(({ slug }) => slug)).size).toBe(DEFAULT_COMPANIES.length);
  });
});
