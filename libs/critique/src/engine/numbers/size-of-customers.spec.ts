import { describe, expect, it } from '@jest/globals';
import { isSizeOfCustomers } from './size-of-customers.js';

const sizeIn = (text: string, number: string): boolean => {
  const start = text.indexOf(number);
  return isSizeOfCustomers(text, { start, end: start + number.length });
};

describe('a number of the customers themselves', () => {
  it('is told apart from one of the startup', () => {
    expect(sizeIn('Fee cards for coaches who have 200 to 900 swimmers in one pool.', '900')).toBe(true);
    expect(sizeIn('Fee cards for coaches. 900 swimmers use it.', '900')).toBe(false);
  });
});
