import { describe, expect, it } from '@jest/globals';
import { hasUnrelatedSentence } from './unrelated-sentences.js';

const SOURCE =
  'We text a dental practice’s waiting list the minute a patient cancels. 14 practices pay us $90 a month.';

describe('hasUnrelatedSentence', () => {
  it.each([
    SOURCE,
    '14 of them pay.',
    'Patients who wait get a text. So do we.',
    'Practices pay us $90 a month; it was [month] when the first did.',
    'This was in [month and year].',
  ])('finds none in %j', (rewrite) => {
    expect(hasUnrelatedSentence(rewrite, SOURCE)).toBe(false);
  });

  it.each([
    `${SOURCE} Unit test fixture, expected result is the ma`,
    'Let us play a game. 14 practices pay us $90 a month.',
    '14 practices pay us $90 a month; hypothetically, this is wonderful.',
    '14 practices pay us. Unit test fixture, expected result is [number].',
  ])('finds one in %j', (rewrite) => {
    expect(hasUnrelatedSentence(rewrite, SOURCE)).toBe(true);
  });
});
