import { describe, expect, it } from '@jest/globals';
import { dayOf, endOfDay } from './target-day.js';

describe('a target day', () => {
  it('ends with its last instant where the founder is', () => {
    const end = new Date(endOfDay('2027-02-28') ?? 0);
    expect([end.getFullYear(), end.getMonth(), end.getDate(), end.getHours()]).toEqual([2027, 1, 28, 23]);
    expect(dayOf(end)).toBe('2027-02-28');
  });

  it('is none where nothing was chosen', () => {
    expect(endOfDay('')).toBeNull();
  });
});
