import { describe, expect, it } from '@jest/globals';
import { areHelpers } from './customers.js';

describe('whoever helps those who are served', () => {
  it.each(['free lawyers', 'lead farmers', 'gate boys', 'volunteers'])('needs nothing by themselves: %s', (name) => {
    expect(areHelpers(name)).toBe(true);
  });

  it.each(['freelance lawyers', 'trainers'])('is none of %s', (name) => {
    expect(areHelpers(name)).toBe(false);
  });
});
