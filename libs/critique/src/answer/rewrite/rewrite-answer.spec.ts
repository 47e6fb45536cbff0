import { describe, expect, it } from '@jest/globals';
import { critiqueAnswer } from '../critique-answer.js';

const rewrites = (fieldId: string, answer: string): string[] => [...critiqueAnswer({ fieldId, answer }).rewriteOptions];
/** Those that there are. */
const given = (fieldId: string, answer: string): string[] => rewrites(fieldId, answer).filter((text) => text !== '');

/** What no rewrite may lose: numbers, prices, and names within sentences. */
const factsOf = (text: string): string[] => text.match(/[$€£]?\d[\d.,]*\d|[$€£]?\d|(?<=\p{Ll},? )\p{Lu}\p{L}+/gu) ?? [];

const ANSWERS: readonly (readonly [fieldId: string, answer: string])[] = [
  [
    'founder-names',
    'I ran dispatch at a dairy for eight years. My cofounder Sam built routing at Flexport. We get along well.',
  ],
  [
    'metrics',
    'Revenue was $31,000 in October, up from $19,000. Churn is 2 of 31. It is going well. We are happy with it.',
  ],
  [
    'competitors',
    'They use Toothlink at $300 a month. It is good at billing. We lost 3 of 14 deals to it, and to Excel.',
  ],
  ['business-model', 'Clinics pay $240 a month. Each costs us $31. They stay. So we keep most of it.'],
  ['validation', 'We plan to train our own model later. 14 labs asked for it after Marta showed them a crown.'],
];

describe('rewrites of an answer', () => {
  it.each(ANSWERS)('of %s keep every number, price and name: %s', (fieldId, answer) => {
    for (const rewrite of given(fieldId, answer)) for (const fact of factsOf(answer)) expect(rewrite).toContain(fact);
  });

  it('put no fact first where the answer is worth less then', () => {
    const answer =
      'Most keep paper. iCatch costs 38 euros a month and needs a tablet on the bridge; CatchLog is free but only works for vessels above 12 m. ' +
      'What worries us most is the ministry making its own app.';
    expect(given('competitors', answer)).toEqual([]);
  });

  it('are there for most answers, and for none that lacks nothing and has nothing to cut', () => {
    const counts = ANSWERS.map(([fieldId, answer]) => given(fieldId, answer).length);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(3);
    expect(
      given('founder-names', 'I ran dispatch at a dairy for eight years. My cofounder Sam built routing at Flexport.'),
    ).toEqual([]);
  });

  it('put no sentence with a blank behind a long answer, which would only say again what is suggested', () => {
    const answer = '14 clinics pay $240 a month. We found them at a fair in Leeds in May.';
    const more = 'Nine of them sit in one street and lend each other a nurse when somebody is ill. ';
    expect(given('metrics', answer).join(' ')).toContain('[');
    expect(given('metrics', `${answer} ${more.repeat(4)}`).join(' ')).not.toContain('[');
  });

  it('make no deed of a plan', () => {
    const [, answer] = ANSWERS.at(-1) ?? ['', ''];
    for (const rewrite of given('validation', answer)) expect(rewrite).not.toMatch(/\bWe train\b/);
  });

  it('cut what holds no fact', () => {
    const [fieldId, answer] = ANSWERS[1] ?? ['', ''];
    const [shorter] = rewrites(fieldId, answer);
    expect(shorter).toBe('Revenue was $31,000 in October, up from $19,000. Churn is 2 of 31.');
  });

  it('leave a statement where the next one leans on it', () => {
    const [shorter] = rewrites(
      'business-model',
      'Clinics pay $240 a month. They stay. So we keep most of the 31 that came. It works well.',
    );
    expect(shorter).toContain('They stay. So we keep');
  });

  it('put the strongest statement first', () => {
    const [, , bolder] = rewrites('metrics', 'Dentists like it. In May 40 of 52 dentists in Austin paid $200.');
    expect(bolder).toBe('In May 40 of 52 dentists in Austin paid $200. Dentists like it.');
  });

  it.each([
    ['business-model', 'Gyms pay $90 a month. On top we take 2% of 14,000 payments, which is 38% of revenue in May.'],
    ['market-size', 'There are 3,100 marinas. At $2,000 a year each that is $6.2M in the US and 2 coasts.'],
    [
      'progress-made',
      'We launched in May and 2 came. In July we switched to two forums and went from 40 to 510 in Lyon.',
    ],
    [
      'how-it-works',
      'A cook scans the bill. She gets a text naming the item that moved, e.g. "limes +41% at Sysco in May 2026", and 2 others.',
    ],
  ])('move no sentence that leans on another, and split none: %s %s', (fieldId, answer) => {
    expect(rewrites(fieldId, answer)[2]).toBe('');
    for (const text of given(fieldId, answer)) expect(text.startsWith(answer.slice(0, 12))).toBe(true);
  });

  it('add nothing to a list, and nothing to claims that are not believed', () => {
    expect(given('current-product', '- Live map of 40 boats\n- Invoices\n- Chat')).toEqual([]);
    expect(
      given('competitive-advantage', 'We are first mover in Peru and have no direct competitors in 3 cities.'),
    ).toEqual([]);
  });
});
