import { describe, expect, it } from '@jest/globals';
import { misquotes, quotesIn, withoutQuotes } from './misquotes.js';

const SOURCE = "Today clerks don't call the payer's office, they wait. Forty-two clinics pay us.";

describe('misquotes', () => {
  it.each([
    "'Forty-two clinics pay us' is a proof.",
    "'clerks don't call the payer's office' says what goes wrong.",
    '“they wait” is plain, and "clinics pay" is, too.',
    "'Forty-two clinics ...' at 0:30.",
    "The clinics' bills are no quote, and don't look like one.",
  ])('finds nothing in %j', (line) => {
    expect(misquotes(line, SOURCE)).toBe(false);
  });

  it.each(["'forty clinics pay us' is a proof.", '“we wait” is plain.', "'clinics pay us' and 'clinics love us'."])(
    'finds words in %j that nobody said',
    (line) => {
      expect(misquotes(line, SOURCE)).toBe(true);
    },
  );

  it('tells what is quoted from what is not', () => {
    const line = "Keep 'they don't wait' and “it's fine”.";
    expect(quotesIn(line)).toEqual(["they don't wait", "it's fine"]);
    expect(withoutQuotes(line).replace(/\s+/g, ' ')).toBe('Keep and .');
  });
});
