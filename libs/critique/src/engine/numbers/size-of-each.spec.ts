import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../read-text.js';
import { readNumbers } from './read-numbers.js';
import { isSizeOfEach } from './size-of-each.js';

const sizesIn = (text: string): number[] =>
  readNumbers(readPitch(text).tokens)
    .filter((number) => isSizeOfEach(text, number))
    .map(({ value }) => value);

describe('the size of each of some', () => {
  it.each([
    ['Caves of 5,000 wheels pay 1,900 euro each month.', 5_000],
    ['Payroll for companies with six employees.', 6],
    ['Print shops with 40 people.', 40],
  ])('is told from how many there are: %s', (text, size) => {
    expect(sizesIn(text)).toContain(size);
  });

  it.each(['14 falconers pay $149 a month.', '31 of 40 farms said yes.', 'We fly 22 vans.'])(
    'is no count: %s',
    (text) => {
      expect(sizesIn(text)).toEqual([]);
    },
  );
});
