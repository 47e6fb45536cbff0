import type { Span } from '@playbook/contracts/core/span.schema';
import { describe, expect, it } from '@jest/globals';
import { measurePitch, type PitchSignals } from './pitch-signals.js';
import { readPitch } from '../../engine/read-text.js';

const measure = (text: string): PitchSignals => measurePitch(readPitch(text));
const words = (text: string, spans: readonly Span[]): string[] => spans.map(({ start, end }) => text.slice(start, end));

function phrases(text: string, pick: (signals: PitchSignals) => readonly Span[]): string[] {
  return words(text, pick(measure(text)));
}

describe('S1, S2, S4: size', () => {
  it('counts the words that say something apart from all words', () => {
    const { size } = measure('Our AI-powered platform files taxes. It is seamless!');
    expect([size.contentWords, size.totalWords, size.sentences]).toEqual([5, 8, 2]);
  });

  it('measures the share of long words, names apart', () => {
    expect(measure('Accounting for Argentina').size.longWordShare).toBeCloseTo(0.5, 5);
  });
});

describe('S5 to S7: thing, verb, object', () => {
  it.each([
    ['We text patients on a waiting list', ['text'], ['patients']],
    ['Book rooms with local hosts', ['Book'], ['rooms']],
    ['We provide support and help', [], []],
    ['Cold storage for pharmacies', [], []],
    ['Dentists book trucks by phone', ['book'], ['trucks']],
  ])('reads %j', (text, verbs, objects) => {
    expect(phrases(text, ({ what }) => what.mainVerb)).toEqual(verbs);
    expect(phrases(text, ({ what }) => what.object)).toEqual(objects);
  });

  it('asks for the thing in the first eight words', () => {
    expect(phrases('Payroll for dentists', ({ what }) => what.lead)).toEqual(['Payroll']);
    expect(measure('The reality of the future of all of us is an app').what.lead).toEqual([]);
  });
});

describe('S8: customer', () => {
  it.each([
    ['We make chairs', 0],
    ['We make chairs for people', 1],
    ['We make chairs for everyone', 0],
    ['We make chairs for dentists', 2],
    ['Escrow for ski lodges', 2],
    ['Loans for people with diabetes', 2],
    ['We sell beds to nursing homes', 2],
    ['Payroll for US dental practices', 3],
    ['Payroll for dental practices with 2-5 chairs', 3],
    ['Payroll for restaurants that cannot afford an accountant', 3],
    ['Lessons for nurses moving to Germany', 3],
    ['A phone for dentists that shows the caller', 2],
  ])('grades %j %i', (text, grade) => {
    expect(measure(text).customer.grade).toBe(grade);
  });

  it('points at the phrase with its qualifier', () => {
    expect(phrases('Cold storage for small pharmacies in Kenya.', ({ customer }) => customer.spans)).toEqual([
      'small pharmacies in Kenya',
    ]);
  });
});

describe('S9, S10, S23: numbers, names, acronyms', () => {
  it.each([
    ['We save 31% of claims in 44 minutes', ['31%', '44 minutes']],
    ['Rent from $6 per person since 2019', ['$6']],
    ['Open 24/7 and 360 degrees', []],
    ['Beds with a two-year warranty', ['two-year warranty']],
    ['47% 10x $3M 99.9%', []],
  ])('counts the numbers that measure something in %j', (text, numbers) => {
    expect(phrases(text, ({ detail }) => detail.goodNumbers)).toEqual(numbers);
  });

  it('names tools and places, not the company and not a list of keywords', () => {
    expect(phrases('Zentist files taxes on QuickBooks in Lagos', ({ detail }) => detail.named)).toEqual([
      'QuickBooks',
      'Lagos',
    ]);
    expect(measure('Zentist files taxes').detail.company).toBe('Zentist');
    expect(measure('We rent robots. AI, SaaS, marketplace, Series A, moat, Stripe, YC.').detail.named).toEqual([]);
  });

  it('knows everyday acronyms', () => {
    expect(phrases('An API for HR, QMS and MES teams in the US', ({ detail }) => detail.acronyms)).toEqual([
      'QMS',
      'MES',
    ]);
  });
});

describe('S11 and S12: problem and outcome', () => {
  it.each([
    ['Staff re-type orders by hand', ['by hand', 're-type']],
    ['A waiting list for dentists', []],
    ['Patients wait for months', ['wait']],
  ])('finds what hurts in %j', (text, problems) => {
    expect(phrases(text, ({ benefit }) => benefit.problem)).toEqual(problems);
  });

  it.each([
    ['We file taxes', 0, false, false],
    ['Plumbers get paid', 1, false, false],
    ['Plumbers get paid in 10 minutes', 2, true, false],
    ['We cut 31% of the waste', 2, true, false],
    ['We save time for plumbers', 1, false, true],
  ])('finds the result in %j', (text, count, measured, generic) => {
    const { benefit } = measure(text);
    expect([benefit.outcome.length, benefit.outcomeMeasured, benefit.outcomeGeneric]).toEqual([
      count,
      measured,
      generic,
    ]);
  });
});

describe('S13 to S15: alternative, mechanism, insight', () => {
  it.each([
    ['Rooms with hosts instead of hotels', 'instead of hotels'],
    ['Books without an accountant', 'without an accountant'],
    ['Cheaper than running a fridge', 'Cheaper than running a fridge'],
    ['An open source Calendly alternative', 'Calendly alternative'],
  ])('finds the alternative in %j', (text, alternative) => {
    expect(phrases(text, (signals) => signals.difference.alternative)).toContain(alternative);
  });

  it.each([
    ['We fill chairs by texting patients', ['by texting patients']],
    ['We find cracks using cheap drones', ['using cheap drones']],
    ['Storage by the day, run by hand', []],
    ['Practices with 2-5 chairs', []],
    ['We grow through innovation', []],
  ])('finds the mechanism in %j', (text, mechanism) => {
    expect(phrases(text, (signals) => signals.difference.mechanism)).toEqual(mechanism);
  });

  it.each([
    ['Gel in sachets, since an open bottle grows bacteria', 1],
    ['Most diets never survive the sofa', 1],
    ['Robots by the hour, because 83% of 12 people', 0],
    ['We rent robots to farms', 0],
  ])('looks for a reason or a fact in %j (%i)', (text, found) => {
    expect(Math.min(1, measure(text).insight.insight.length)).toBe(found);
  });

  it('knows why now and words of the trade', () => {
    expect(measure('Germany banned culling, so hatcheries need a test').insight.whyNow).toHaveLength(1);
    expect(phrases('Ultrasound gel for midwives', ({ insight }) => insight.domainNouns)).toEqual(['Ultrasound']);
  });
});

describe('S16: analogy', () => {
  it.each([
    ['Uber for dog grooming.', true, true, false],
    ['Buffer for Snapchat.', false, true, false],
    ['GitHub for legal contracts: lawyers see every change and who approved it.', true, false, true],
  ])('reads %j', (text, household, alone, sound) => {
    expect(measure(text).analogy).toMatchObject({ household, alone, sound });
    expect(measure(text).analogy.spans).toHaveLength(1);
  });

  it('does not take a product for a name', () => {
    expect(measure('Payroll for dentists').analogy.spans).toEqual([]);
  });
});

describe('S17 to S22, S25, S26: lexicon hits and structure', () => {
  it('adds the weights of the terms', () => {
    const { lexiconHits } = measure('We believe our innovative AI-powered platform is amazing for everyone');
    expect([
      lexiconHits.buzz.weight,
      lexiconHits.vague.weight,
      lexiconHits.hype.weight,
      lexiconHits.hedge.weight,
    ]).toEqual([5, 6, 3, 2]);
  });

  it.each([
    ['We scan receipts', 1],
    ['We scan receipts and pay bills', 2],
    ['We scan, search, compare, save and share receipts', 5],
    ['dashboard, login, chat, maps, payments', 5],
  ])('counts the ideas of %j', (text, ideas) => {
    expect(measure(text).structure.ideas).toBe(ideas);
  });

  it('measures the longest stack of nouns', () => {
    expect(measure('We sell small plastic hospital kitchen door labels').structure.nounStack).toBe(5);
    expect(measure('We sell beds').structure.nounStack).toBe(0);
  });

  it.each([
    ['There is no competition', 1],
    ["The world's first chair", 1],
    ['We draft the first reply', 0],
  ])('finds the claims of %j', (text, claims) => {
    expect(measure(text).claims.claims).toHaveLength(claims);
  });

  it.each([
    ['We help people be more productive', true],
    ['AI-powered platform for businesses', true],
    ['Payroll for dentists', false],
    ['A copilot for lawyers', false],
  ])('asks whether %j fits any company: %s', (text, fits) => {
    expect(measure(text).fitsAnything).toBe(fits);
  });
});
