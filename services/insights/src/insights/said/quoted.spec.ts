import { describe, expect, it } from '@jest/globals';
import { quoted } from './quoted.js';

const CLAUSE = 'Village lifts spend most of their money on snow and the driver spreads it blind, too deep here';

describe('a quotation', () => {
  it('is the first sentence on one line', () => expect(quoted(' It  hums. It stops. ')).toBe('It hums'));

  it('stays whole where it is hardly longer than it should be', () => {
    const sentence = `${CLAUSE} and on the grass there, where the sheep stood in May`;
    expect(quoted(sentence)).toBe(sentence);
  });

  it('ends with a clause where it is much longer', () => {
    expect(quoted(`${CLAUSE} ${'and deeper still '.repeat(12)}`)).toMatch(/^Village lifts .{60,} still…$/);
  });

  it('ends with a word where it has no clause', () => {
    expect(quoted('snow '.repeat(80))).toMatch(/^(?:snow ){10,}snow…$/);
  });
});
