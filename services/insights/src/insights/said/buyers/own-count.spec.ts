import { describe, expect, it } from '@jest/globals';
import { about } from '../../../../test/composed-insights.fixture.js';

const WITHOUT_COUNT =
  'Litdrum is a tester for lift ropes that clips on the rope and listens for broken wires. An inspector stands on the car roof with a torch and ' +
  'counts wires by eye, two hours a lift. We ask 55 euros for each report. Rui serviced lifts for eleven years. It runs on a coin cell.';
const marketOf = (sentence: string): string =>
  about('market-size', { ideaBrief: `${WITHOUT_COUNT} ${sentence}` }).insights;

describe('a count of the market', () => {
  it.each([
    'There are about 14,000 old lifts in Lisbon.',
    'Portugal alone has 92 thousand lifts and half of them are older than that.',
  ])('is quoted: %s', (count) => {
    expect(marketOf(count)).toContain(`“${count.slice(0, -1)}”: if that is your market`);
  });

  it.each([
    'The lift market is worth $3.5 billion.',
    'A firm in Lisbon has 170 lifts.',
    'There are old lifts in Lisbon.',
  ])('is no sum, nothing that one of them has, and has a number: %s', (sentence) => {
    expect(marketOf(sentence)).not.toContain('if that is your market');
  });
});
