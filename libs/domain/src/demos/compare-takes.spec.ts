import { describe, expect, it } from '@jest/globals';
import { NOT_DEGRADED } from '@playbook/contracts/core/analyst.schema';
import { DEMO_CRITERIA, type DemoMeasure, type DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import { compareTakes } from './compare-takes.js';

const PACE: DemoMeasure = {
  id: 'words-per-minute',
  label: 'Pace',
  value: 210,
  unit: 'words a minute',
  from: 140,
  to: 160,
  standing: 'poor',
  method: 'counted',
};

function take(
  overallScore: number | null,
  measures: readonly DemoMeasure[],
  changes: Partial<DemoReview> = {},
): DemoReview {
  return {
    format: 'application',
    isFormatGuessed: false,
    overallScore,
    sections: DEMO_CRITERIA.map((category) => ({
      category,
      score: overallScore,
      feedback: '',
      suggestions: [],
      evidence: [],
      rows: [],
    })),
    keyTakeaways: ['keep', 'first', 'next'],
    topics: [],
    topicTargets: [],
    measures: [...measures],
    moments: [],
    redFlags: [],
    contentNotJudged: null,
    engine: { kind: 'rubric', label: 'Rubric', version: '1.0.0' },
    ...NOT_DEGRADED,
    ...changes,
  };
}

const changeOf = (before: Partial<DemoMeasure>, after: Partial<DemoMeasure>) =>
  compareTakes(take(50, [{ ...PACE, ...before }]), take(50, [{ ...PACE, ...after }])).measures[0]?.change;

describe('compareTakes', () => {
  it('says of each criterion and of the whole whether it got better', () => {
    const { overall, criteria } = compareTakes(take(60, []), take(72, []));
    expect(overall).toEqual({ previous: 60, current: 72, change: 'better' });
    expect(criteria.map(({ category }) => category)).toEqual(DEMO_CRITERIA);
    expect(new Set(criteria.map(({ change }) => change))).toEqual(new Set(['better']));
    expect(compareTakes(take(60, []), take(60, [])).overall.change).toBe('same');
  });

  it('does not compare what only one of the takes was judged by', () => {
    expect(compareTakes(take(null, []), take(72, [])).overall.change).toBe('unknown');
    const { measures } = compareTakes(take(60, [PACE]), take(60, [{ ...PACE, id: 'loudness' }]));
    expect(measures).toEqual([
      expect.objectContaining({ id: 'loudness', previous: null, current: 210, change: 'unknown' }),
      expect.objectContaining({ id: 'words-per-minute', previous: 210, current: null, change: 'unknown' }),
    ]);
  });

  it.each([
    [{ value: 210 }, { value: 165, standing: 'fair' }, 'better'],
    [{ value: 150, standing: 'good' }, { value: 90 }, 'worse'],
    [{ value: 142, standing: 'good' }, { value: 158, standing: 'good' }, 'same'],
    [{ value: 181, standing: 'poor' }, { value: 179, standing: 'fair' }, 'better'],
    [{ value: 210 }, { value: 208 }, 'same'],
    [{ value: 120, from: null }, { value: 120, standing: 'fair' }, 'same'],
  ] as const)('finds a measure that went from %j to %j %s', (before, after, change) => {
    expect(changeOf(before, after)).toBe(change);
  });

  it('says when the takes are of different formats', () => {
    const product = take(60, [], { format: 'product' });
    expect(compareTakes(product, take(60, []))).toMatchObject({
      isSameFormat: false,
      previousFormat: 'product',
      currentFormat: 'application',
    });
  });
});
