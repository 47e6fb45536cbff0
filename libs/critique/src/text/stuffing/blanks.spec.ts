import { describe, expect, it } from '@jest/globals';
import { findBlanks, leftOutByBlanks } from './blanks.js';

const blanks = (text: string): string[] => findBlanks(text).map(({ start, end }) => text.slice(start, end));

describe('findBlanks', () => {
  it.each([
    ['[How many] clinics pay [price] per [unit].', ['[How many]', '[price]', '[unit]']],
    ['[Name] sells to [the one type of customer].', ['[Name]', '[the one type of customer]']],
    ['Revenue is XX% above ____, TBD.', ['XX', '____', 'TBD']],
    ['We cite [1] and [AIR technology] from 2024 [sic].', ['[sic]']],
    ['We file payroll for dentists.', []],
  ])('of %j', (text, found) => {
    expect(blanks(text)).toEqual(found);
  });
});

describe('leftOutByBlanks', () => {
  const leftOut = (text: string): string[] =>
    leftOutByBlanks(text, findBlanks(text)).map(({ start, end }) => text.slice(start, end).trim());

  it.each([
    ['We file payroll. They pay [price] a month.', ['They pay [price] a month.']],
    ['We file payroll for [whom].', ['[whom]']],
    ['[Name] sells [thing]. They pay [price].', ['[Name]', '[thing]', '[price]']],
    ['  Stripe for [industry] that lets [customer] get [result]. ', ['[industry]', '[customer]', '[result]']],
    ['We file payroll.', []],
  ])('of %j', (text, spans) => {
    expect(leftOut(text)).toEqual(spans);
  });
});
