import { describe, expect, it } from '@jest/globals';
import { FOUND, NEUTRAL_SIGNALS, signalsWith } from '../../test/neutral-signals.js';
import type { ScoringRule } from './rule.js';
import { scoreDimension } from './score-dimension.js';

const row = (points: number): ScoringRule => ({ signal: 'S5', points: () => points, label: () => 'A row' });
const sum = (rows: readonly { points: number }[]): number => rows.reduce((total, { points }) => total + points, 0);

describe('scoreDimension', () => {
  it('adds the rows up and leaves out those worth nothing', () => {
    const { points, evidence } = scoreDimension('clarity', [row(10), row(0), row(-2)], NEUTRAL_SIGNALS);
    expect(points).toBe(8);
    expect(evidence.map((one) => one.points)).toEqual([10, -2]);
  });

  it('explains the upper limit with a row', () => {
    const { points, evidence } = scoreDimension('specificity', [row(23)], NEUTRAL_SIGNALS);
    expect(points).toBe(20);
    expect(evidence.at(-1)).toMatchObject({ signal: 'range', points: -3 });
  });

  it('explains the lower limit with a row', () => {
    const { points, evidence } = scoreDimension('specificity', [row(-4)], NEUTRAL_SIGNALS);
    expect(points).toBe(0);
    expect(evidence.at(-1)).toMatchObject({ signal: 'range', points: 4 });
  });

  it('lets the lowest cap win and shows what it took', () => {
    const signals = signalsWith({ fitsAnything: true, claims: { noCompetition: FOUND } });
    const { points, evidence } = scoreDimension('differentiation', [row(15)], signals);
    expect(points).toBe(8);
    expect(evidence.at(-1)).toMatchObject({ signal: 'cap', points: -7 });
    expect(sum(evidence)).toBe(points);
  });

  it('does not show a cap that takes nothing', () => {
    const signals = signalsWith({ fitsAnything: true });
    expect(scoreDimension('differentiation', [row(6)], signals).evidence).toHaveLength(1);
  });
});
