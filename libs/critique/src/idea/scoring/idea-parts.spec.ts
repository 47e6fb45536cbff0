import type { IdeaEvidence } from '@playbook/contracts/analysis/idea-check.schema';
import { describe, expect, it } from '@jest/globals';
import { spreadOverParts } from './idea-parts.js';

const start = (points: number): IdeaEvidence => ({
  score: 'alignment',
  part: null,
  signal: 'base',
  label: 'Where every idea starts',
  points,
  spans: [],
});
const timing = (points: number, whyNow: number): number | undefined =>
  spreadOverParts([start(points)], whyNow).find(({ part }) => part === 'timing')?.points;

describe('spreadOverParts', () => {
  it.each([
    [50, 8, 1],
    [50, 50, 6],
    [50, 90, 11],
  ])('of %i points with a timing of %i in 100 gives the timing %i', (points, whyNow, expected) => {
    expect(timing(points, whyNow)).toBe(expected);
  });

  it.each([1, 5, 50, 95, 99])('adds up to %i whatever the timing', (points) => {
    for (const whyNow of [1, 40, 99]) {
      const parts = spreadOverParts([start(points)], whyNow);
      expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points);
      expect(parts.filter((part) => part.points < 0 || part.points > part.maxPoints)).toEqual([]);
    }
  });
});
