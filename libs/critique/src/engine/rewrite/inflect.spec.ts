import { describe, expect, it } from '@jest/globals';
import { fixArticle } from './inflect.js';

describe('fixArticle', () => {
  it.each([
    ['We sell a ', 'app', 'We sell an '],
    ['We sell an ', 'boat', 'We sell a '],
    ['An ', 'boat', 'A '],
    ['A  ', '"app"', 'An  '],
    ['a ', 'one-page form', 'a '],
    ['We ban ', 'apps', 'We ban '],
    ['We sell a', 'app', 'We sell a'],
    ['We sell a ', '', 'We sell a '],
    ['Plan ', 'app', 'Plan '],
  ])('%j before %j', (before, after, fixed) => {
    expect(fixArticle(before, after)).toBe(fixed);
  });
});
