import { describe, expect, it } from '@jest/globals';
import { isBrokenOff } from './broken-off.js';

const LINE = 'Payroll software for dentists.';
const TEXT = '14 practices pay us $90 a month. 11 of them filled three slots last week.';

describe('isBrokenOff', () => {
  it.each([
    ['a whole text', '14 practices pay us. Each pays $90.', TEXT],
    ['a quote at the end', 'They pay. One said "it works."', TEXT],
    ['a line without a stop', 'Payroll software for 14 dentists', LINE],
    ['a line with an abbreviation', 'Payroll software for U.S. dentists', LINE],
    ['a line of a text that has no last stop itself', '14 practices pay us', 'We began in May. 14 practices pay us'],
  ])('lets %s pass', (_, rewrite, source) => {
    expect(isBrokenOff(rewrite, source)).toBe(false);
  });

  it.each([
    ['behind a whole one', '14 practices pay us. Unit test fixture, expected result is the ma', TEXT],
    ['of a text that has whole ones', '14 practices pay us and the expected resu', TEXT],
    ['behind a whole one of a line', `${LINE} Unit test fixture, expected resu`, LINE],
  ])('finds a sentence without an end %s', (_, rewrite, source) => {
    expect(isBrokenOff(rewrite, source)).toBe(true);
  });
});
