import { describe, expect, it } from '@jest/globals';
import { labelOf } from './label-of.js';

describe('labelOf', () => {
  it.each([
    ['problemClarity', 'Problem clarity'],
    ['clarity', 'Clarity'],
    ['no-date', 'No date'],
  ])('makes words of %s', (name, words) => expect(labelOf(name)).toBe(words));
});
