import { describe, expect, it } from '@jest/globals';
import { readPitch } from '../../engine/read-text.js';
import { customersNamed } from '../customers-named.js';
import { isSurelyNamed } from './surely-named.js';

function sureName(text: string): string | null {
  const pitch = readPitch(text);
  const named = customersNamed(pitch);
  return named !== null && isSurelyNamed(named, pitch) ? named.name : null;
}

describe('isSurelyNamed', () => {
  it.each([
    ['Rosters for night nurses.', 'night nurses'],
    ['It tells bakers which oven is cold.', 'bakers'],
    ['23 tattoo studios pay us 40 euros a month.', 'tattoo studios'],
  ])('holds of who is told of as a customer: %j', (text, name) => {
    expect(sureName(text)).toBe(name);
  });

  it.each([
    ['a place where it is brought', 'Cousins abroad order a cake, and we bring it to the temple the same day.'],
    ['those who are joined with them', 'Attic Row matches students stuck on waiting lists with homeowners.'],
  ])('does not hold of %s', (_, text) => {
    expect(sureName(text)).toBeNull();
  });
});
