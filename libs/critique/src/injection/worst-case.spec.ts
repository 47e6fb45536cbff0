import { describe, expect, it, jest } from '@jest/globals';
import { lowestReading } from './worst-case.js';

describe('lowestReading', () => {
  const pointsOf = (text: string): number => text.length;

  it('takes the reading with the fewest points', () => {
    expect(lowestReading('bread', ['bun', 'bagel'], pointsOf)).toBe('bun');
  });

  it('takes the likeliest of those with as few', () => {
    expect(lowestReading('bun', ['pie', 'bagel'], pointsOf)).toBe('bun');
  });

  it('scores nothing where nothing was to be guessed', () => {
    const counted = jest.fn(pointsOf);
    expect(lowestReading('bread', [], counted)).toBe('bread');
    expect(counted).not.toHaveBeenCalled();
  });
});
