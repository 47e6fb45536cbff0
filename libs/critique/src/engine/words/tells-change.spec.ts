import { describe, expect, it } from '@jest/globals';
import { goesOnAfter, tellsChange, tellsOnlyBefore } from './tells-change.js';

describe('a change in the world', () => {
  it.each([
    'Since May 2025 Peru asks each bus for a tachograph.',
    'The new directive must be followed from 2026.',
    'Sorting of textiles has been law in the Union since January 2025.',
    'A used pump is 900 dollars now, it was 300 in 2021.',
    'The Polish crews left in 2023 and the new ones stay one season.',
    'The price of a panel fell from 90 to 31 cents since 2022.',
    'In 2024 the exchange opened its register to everybody.',
  ])('is told by: %s', (sentence) => {
    expect(tellsChange(sentence)).toBe(true);
  });

  it.each([
    'Started 2021.',
    'First kiln since April 2023, the second one since June 2024.',
    'Legal form GmbH, Graz, incorporated in May 2023.',
    'The parish wrote down each burial since 1880.',
    '₱90m lent since March 2024.',
    'Since 2024 we have 40 shops.',
    'Weavers buy old looms, which come with a motor of 1988.',
  ])('is not told by: %s', (sentence) => {
    expect(tellsChange(sentence)).toBe(false);
  });

  it('has two states', () => {
    expect(tellsOnlyBefore('Until about 2018 a boiler could be had in six weeks.')).toBe(true);
    expect(tellsOnlyBefore('Until 2018 a boiler took six weeks, today it takes a year.')).toBe(false);
    expect(goesOnAfter('Today the maker says fourteen months.')).toBe(true);
    expect(goesOnAfter('The maker says fourteen months.')).toBe(false);
  });
});
