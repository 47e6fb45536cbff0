import { describe, expect, it } from '@jest/globals';
import { isWished } from './is-wished.js';

describe('what founders only want', () => {
  it('is told by how a text begins', () => {
    expect(isWished('We want to get a broken lift going in a day.')).toBe(true);
    expect(isWished('Lifts that want repair are going in a day.')).toBe(false);
  });
});
