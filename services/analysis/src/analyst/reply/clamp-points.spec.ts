import { describe, expect, it } from '@jest/globals';
import { DIMENSION_SCALE, clampPoints, type Proposal } from './clamp-points.js';

const proposal = (overrides: Partial<Proposal>): Proposal => ({
  proposed: 12,
  measured: 12,
  scale: DIMENSION_SCALE,
  hasQuote: true,
  contradiction: null,
  ceiling: 20,
  ...overrides,
});

describe('clampPoints', () => {
  it.each([
    ['a lift with a quote', { proposed: 15 }, { kept: 15, reason: null }],
    ['a lift without a quote', { proposed: 15, hasQuote: false }, { kept: 12, reason: 'no-quote' }],
    ['flattery', { proposed: 20 }, { kept: 16, reason: 'above-measurement' }],
    ['a lift above a limit of the rubric', { proposed: 15, isCapped: true }, { kept: 12, reason: 'above-measurement' }],
    ['a stricter judgement', { proposed: 7, hasQuote: false }, { kept: 7, reason: null }],
    ['a condemnation', { proposed: 0 }, { kept: 6, reason: 'below-measurement' }],
    ['points at the upper end', { proposed: 20, measured: 18 }, { kept: 20, reason: null }],
    ['a lift that was ordered', { proposed: 15, contradiction: 'instructions' }, { kept: 12, reason: 'instructions' }],
    ['stuffing', { proposed: 20, contradiction: 'stuffing', ceiling: 9 }, { kept: 9, reason: 'stuffing' }],
    ['a lower score of a suspect', { proposed: 8, contradiction: 'instructions' }, { kept: 8, reason: null }],
    ['a suspect’s condemnation', { proposed: 0, contradiction: 'stuffing' }, { kept: 6, reason: 'below-measurement' }],
  ] as const)('handles %s', (_, overrides, clamped) => {
    expect(clampPoints(proposal(overrides))).toEqual(clamped);
  });

  it('holds on longer scales in the same proportion', () => {
    const scale = { min: 1, max: 99 };
    expect(clampPoints(proposal({ scale, measured: 50, proposed: 99 })).kept).toBe(70);
    expect(clampPoints(proposal({ scale, measured: 50, proposed: 1 })).kept).toBe(20);
    expect(clampPoints(proposal({ scale, measured: 20, proposed: 0 })).kept).toBe(1);
  });
});
