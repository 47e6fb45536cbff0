import { describe, expect, it, jest } from '@jest/globals';
import { worstCaseReading } from './worst-case.js';

describe('worstCaseReading', () => {
  const pointsOf = (text: string): number => text.length;

  it('takes the reading with the fewest points', () => {
    expect(worstCaseReading('bread', ['bun', 'bagel'], pointsOf)).toBe('bun');
  });

  it('takes the likeliest of those with as few', () => {
    expect(worstCaseReading('bun', ['pie', 'bagel'], pointsOf)).toBe('bun');
  });

  it('scores nothing where nothing was to be guessed', () => {
    const counted = jest.fn(pointsOf);
    expect(worstCaseReading('bread', [], counted)).toBe('bread');
    expect(counted).not.toHaveBeenCalled();
  });
});
