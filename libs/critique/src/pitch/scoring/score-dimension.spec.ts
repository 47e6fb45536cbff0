import { describe, expect, it } from '@jest/globals';
import type { Evidence } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { FOUND, NEUTRAL_SIGNALS, signalsWith } from '../../../test/neutral-signals.js';
import { limitRows } from './score-dimension.js';

const rows = (...points: number[]): Evidence[] =>
  points.map((own) => ({ dimension: 'clarity', signal: 'S5', label: 'A row', points: own, spans: [] }));
const sum = (evidence: readonly Evidence[]): number => evidence.reduce((total, { points }) => total + points, 0);

describe('limitRows', () => {
  it('adds the rows up', () => {
    const { points, evidence } = limitRows('clarity', rows(10, -2), NEUTRAL_SIGNALS);
    expect(points).toBe(8);
    expect(evidence.map((one) => one.points)).toEqual([10, -2]);
  });

  it('explains the upper limit with a row', () => {
    const { points, evidence } = limitRows('specificity', rows(23), NEUTRAL_SIGNALS);
    expect(points).toBe(20);
    expect(evidence.at(-1)).toMatchObject({ signal: 'range', points: -3 });
  });

  it('explains the lower limit with a row', () => {
    const { points, evidence } = limitRows('specificity', rows(-4), NEUTRAL_SIGNALS);
    expect(points).toBe(0);
    expect(evidence.at(-1)).toMatchObject({ signal: 'range', points: 4 });
  });

  it('lets the lowest cap win and shows what it took', () => {
    const signals = signalsWith({ fitsAnything: true, claims: { noCompetition: FOUND } });
    const { points, evidence } = limitRows('differentiation', rows(15), signals);
    expect(points).toBe(8);
    expect(evidence.at(-1)).toMatchObject({ signal: 'cap', points: -7 });
    expect(sum(evidence)).toBe(points);
  });

  it('does not show a cap that takes nothing', () => {
    const signals = signalsWith({ fitsAnything: true });
    expect(limitRows('differentiation', rows(6), signals).evidence).toHaveLength(1);
  });
});
