import { expect, it } from '@jest/globals';
import { render } from '@testing-library/react';
import { ScoreDial } from './score-dial.js';

const arcs = (score: number): number => render(<ScoreDial score={score} />).container.querySelectorAll('circle').length;

it('draws an arc on its track', () => {
  expect(arcs(1)).toBe(2);
});

it('draws no arc, not even a point, for a score of zero', () => {
  expect(arcs(0)).toBe(1);
});
