import { describe, expect, it } from '@jest/globals';
import { judged, saidOf } from '../../../test/said-of-answer.fixture.js';

const PLANS = /a plan, and I asked|about tomorrow|what you will do|what have you done already/;

describe('plans', () => {
  it.each([
    [
      'customer-acquisition',
      'We will call 200 bakeries. We plan to go to two fairs. We want to hire somebody who sells.',
    ],
    ['first-users', 'We are going to post in three forums. Then we will ask each grower for a call.'],
  ])('of the founders are told apart: %s %s', (field, answer) => {
    expect(saidOf(field, answer)).toMatch(PLANS);
  });

  it.each([
    [
      'problem-statement',
      'From 2027 each bakery will have to weigh its waste. Bakers would rather pay a fine. It will be checked.',
    ],
    [
      'competitors',
      'Toast will add this next year, I guess. Square would have to rebuild its menu. Later both could charge.',
    ],
    [
      'validation',
      'Nine growers told us "we will buy it when it rains". They want to see one harvest. Two would lend a field.',
    ],
    [
      'business-model',
      'Farms pay $40 a month. Feed is 31% of it. Later we could sell seed, but we have not tested it.',
    ],
    ['competitive-advantage', 'Our design and better algorithms will make it hard for others to catch up.'],
  ])('are none of laws, customers or rivals, and none behind facts: %s %s', (field, answer) => {
    expect(saidOf(field, answer)).not.toMatch(PLANS);
  });
});

describe('work given to others', () => {
  it.each([
    ['business-model', 'We earn 6% when a repair is booked with one of our contractors.'],
    ['founder-names', 'Ines wrote the firmware herself. No contractors.'],
  ])('is none of %s in %j', (field, answer) => {
    expect(judged(field, answer).redFlags.map(({ id }) => id)).not.toContain('RF-outsourced');
  });

  it('is there where they build the product', () => {
    const { redFlags } = judged('founder-names', 'Our contractors in Lviv built the app and I sell it.');
    expect(redFlags.map(({ id }) => id)).toContain('RF-outsourced');
  });
});

describe('attention', () => {
  it('is none beside those who still use it', () => {
    expect(
      saidOf('progress-made', 'We got 3,200 signups in June, and about 210 of them still open the map every week.'),
    ).not.toContain("'signups'");
  });
});

describe('part time', () => {
  it.each([
    ['responsibility-split', 'Ana codes. I sell. Luis is part time and leaves the bank on 1 October.'],
    ['responsibility-split', 'It is all me. A part-time designer helps six hours a week.'],
  ])('asks for no date that stands there, and for none of staff: %s %s', (field, answer) => {
    expect(judged(field, answer).redFlags.map(({ id }) => id)).not.toContain('RF-parttime');
  });

  it('asks for a date where there is none', () => {
    const { redFlags } = judged('responsibility-split', 'Ana codes. I sell. Luis is part time.');
    expect(redFlags.map(({ id }) => id)).toContain('RF-parttime');
  });
});

describe('claims', () => {
  it.each([
    ['current-product', 'There is only one feature that crews pay for: the gate code at 5 pm.'],
    ['target-customers', 'A head of compliance at a bank in Accra with only one analyst.'],
  ])('to be alone are none of %s in %j', (field, answer) => {
    expect(judged(field, answer).redFlags.map(({ id }) => id)).not.toContain('RF-claim');
  });

  it('to be alone are flagged', () => {
    const { redFlags } = judged('competitive-advantage', 'We are the only ones, and the only app that weighs fish.');
    expect(redFlags.map(({ id }) => id)).toContain('RF-claim');
  });
});
