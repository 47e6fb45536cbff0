import { describe, expect, it } from '@jest/globals';
import { FOUND, FOUND_TWICE, NEUTRAL_SIGNALS, load, signalsWith } from '../../test/neutral-signals.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { CLARITY_RULES } from './clarity.rules.js';
import { DIFFERENTIATION_RULES } from './differentiation.rules.js';
import { INSIGHT_STRENGTH_RULES } from './insight-strength.rules.js';
import type { ScoringRule } from './rule.js';
import { SPECIFICITY_RULES } from './specificity.rules.js';
import { VALUE_PROPOSITION_RULES } from './value-proposition.rules.js';

/** Row of the table (0 is the base), what is measured, and the points of that row. */
type Pin = readonly [row: number, signal: string, change: Parameters<typeof signalsWith>[0], points: number];

function pointsOf(rules: readonly ScoringRule[], row: number, signals: PitchSignals): number {
  return rules[row]?.points(signals) ?? Number.NaN;
}

const PLAIN_JOB = { mainVerb: FOUND, object: FOUND, lead: FOUND };

const PINS: Readonly<Record<string, readonly [readonly ScoringRule[], readonly Pin[]]>> = {
  clarity: [
    CLARITY_RULES,
    [
      [0, 'base', {}, 10],
      [1, 'S5', { what: { lead: FOUND } }, 3],
      [2, 'S6', { what: { mainVerb: FOUND } }, 2],
      [3, 'S1', { size: { contentWords: 8, totalWords: 25 } }, 2],
      [3, 'S1', { size: { contentWords: 7, totalWords: 25 } }, 0],
      [3, 'S1', { size: { contentWords: 8, totalWords: 26 } }, 0],
      [4, 'S1', { size: { contentWords: 15, totalWords: 20 } }, 1],
      [4, 'S1', { size: { contentWords: 14, totalWords: 20 } }, 0],
      [4, 'S1', { size: { contentWords: 15, totalWords: 21 } }, 0],
      [5, 'S2', { size: { sentences: 2 } }, 1],
      [5, 'S2', { size: { sentences: 3 } }, 0],
      [6, 'S3', { size: { readingGrade: 10, longWordShare: 0.15 } }, 1],
      [6, 'S3', { size: { readingGrade: 10.1, longWordShare: 0.15 } }, 0],
      [6, 'S3', { size: { readingGrade: 10, longWordShare: 0.16 } }, 0],
      [7, 'S17', { loads: { buzz: load(5) } }, -2],
      [7, 'S17', { loads: { buzz: load(1) } }, 0],
      [8, 'S19', { loads: { hype: load(3), hedge: load(1) } }, -2],
      [9, 'S21', { structure: { ideas: 4 } }, -2],
      [9, 'S21', { structure: { ideas: 3 } }, 0],
      [10, 'S22', { structure: { nounStack: 5 } }, -2],
      [10, 'S22', { structure: { nounStack: 4 } }, 0],
      [11, 'S23', { detail: { acronyms: [...FOUND_TWICE, ...FOUND] } }, -1],
      [11, 'S23', { detail: { acronyms: FOUND_TWICE } }, 0],
      [12, 'S1', { size: { contentWords: 5 } }, -3],
      [12, 'S1', { size: { contentWords: 36, totalWords: 36 } }, -3],
      [12, 'S1', { size: { contentWords: 35, totalWords: 35 } }, 0],
    ],
  ],
  specificity: [
    SPECIFICITY_RULES,
    [
      [0, 'base', {}, 4],
      [1, 'S8', { customer: { grade: 0 } }, 0],
      [1, 'S8', { customer: { grade: 1 } }, 2],
      [1, 'S8', { customer: { grade: 2 } }, 5],
      [1, 'S8', { customer: { grade: 3 } }, 8],
      [2, 'S9', { detail: { goodNumbers: FOUND } }, 3],
      [3, 'S9', { detail: { goodNumbers: FOUND } }, 0],
      [3, 'S9', { detail: { goodNumbers: FOUND_TWICE } }, 1],
      [4, 'S10', { detail: { named: FOUND } }, 2],
      [5, 'S7', { what: { object: FOUND } }, 2],
      [6, 'S12', { benefit: { outcome: FOUND, outcomeMeasured: true } }, 1],
      [7, 'S18', { loads: { vague: load(3) } }, -1],
      [8, 'S26', { fitsAnything: true }, -4],
      [9, 'S9', { detail: { allNumbers: [...FOUND_TWICE, ...FOUND_TWICE] } }, 0],
      [9, 'S9', { detail: { allNumbers: [...FOUND_TWICE, ...FOUND_TWICE, ...FOUND_TWICE] } }, -3],
    ],
  ],
  valueProposition: [
    VALUE_PROPOSITION_RULES,
    [
      [0, 'base', {}, 5],
      [0, 'base', { what: PLAIN_JOB }, 9],
      [0, 'base', { what: PLAIN_JOB, loads: { buzz: load(2) } }, 5],
      [0, 'base', { what: PLAIN_JOB, loads: { hype: load(1) } }, 5],
      [1, 'S11', { benefit: { problem: FOUND } }, 4],
      [2, 'S12', { benefit: { outcome: FOUND } }, 4],
      [3, 'S12', { benefit: { outcome: FOUND, outcomeMeasured: true } }, 3],
      [4, 'S13', { difference: { alternative: FOUND } }, 2],
      [5, 'S8', { customer: { grade: 2 } }, 2],
      [5, 'S8', { customer: { grade: 1 } }, 0],
      [6, 'S12', { benefit: { outcome: FOUND, outcomeGeneric: true } }, -2],
      [7, 'S18', { loads: { vague: load(4) } }, -2],
      [8, 'S14', { loads: { aiHype: load(3) } }, -3],
      [8, 'S14', { loads: { trendTech: load(2) } }, -3],
      [8, 'S14', { claims: { techFirst: FOUND } }, -3],
      [8, 'S14', { loads: { aiHype: load(3) }, customer: { grade: 2 } }, 0],
    ],
  ],
  differentiation: [
    DIFFERENTIATION_RULES,
    [
      [0, 'base', {}, 5],
      [0, 'base', { what: PLAIN_JOB }, 5],
      [0, 'base', { what: PLAIN_JOB, customer: { grade: 2 } }, 8],
      [0, 'base', { what: PLAIN_JOB, difference: { alternative: FOUND } }, 8],
      [1, 'S13', { difference: { alternative: FOUND } }, 5],
      [2, 'S13', { difference: { alternative: FOUND, alternativeMeasured: true } }, 2],
      [3, 'S14', { difference: { mechanism: FOUND } }, 4],
      [4, 'S8', { customer: { grade: 3 } }, 2],
      [4, 'S8', { customer: { grade: 2 } }, 0],
      [5, 'S15', { insight: { insight: FOUND } }, 2],
      [6, 'S16', { analogy: { spans: FOUND, household: true, sound: true } }, 2],
      [7, 'S25', { claims: { claims: FOUND } }, -3],
      [8, 'S17', { loads: { strongAiHype: load(6, 2) } }, -4],
      [9, 'S16', { analogy: { spans: FOUND, household: false } }, -3],
      [9, 'S16', { analogy: { spans: FOUND, household: true } }, 0],
      [10, 'S25', { claims: { allInOne: FOUND } }, -2],
    ],
  ],
  insightStrength: [
    INSIGHT_STRENGTH_RULES,
    [
      [0, 'base', {}, 4],
      [0, 'base', { what: PLAIN_JOB }, 8],
      [0, 'base', { what: PLAIN_JOB, loads: { buzz: load(2) } }, 4],
      [1, 'S15', { insight: { insight: FOUND } }, 5],
      [2, 'S14', { difference: { mechanism: FOUND } }, 4],
      [3, 'S15', { insight: { insight: FOUND, insightMeasured: true } }, 2],
      [4, 'S13', { difference: { alternative: FOUND } }, 2],
      [5, 'S15', { insight: { whyNow: FOUND } }, 2],
      [6, 'S15', { insight: { domainNouns: FOUND } }, 2],
      [7, 'S20', { loads: { hedge: load(2) } }, -2],
      [7, 'S20', { loads: { hedge: load(1) } }, 0],
      [8, 'S14', { loads: { aiHype: load(1) } }, -3],
      [8, 'S14', { loads: { aiHype: load(1) }, difference: { mechanism: FOUND } }, 0],
    ],
  ],
};

describe.each(Object.entries(PINS))('point table of %s', (_, [rules, pins]) => {
  it.each(pins)('gives row %i (%s) with %j %i points', (row, signal, change, points) => {
    expect(rules[row]?.signal).toBe(signal);
    expect(pointsOf(rules, row, signalsWith(change))).toBe(points);
  });

  it('pins every row', () => {
    expect([...new Set(pins.map(([row]) => row))]).toHaveLength(rules.length);
  });

  it('gives the base row alone for neutral measurements', () => {
    expect(rules.slice(1).map((rule) => rule.points(NEUTRAL_SIGNALS) + 0)).toEqual(rules.slice(1).map(() => 0));
  });
});
