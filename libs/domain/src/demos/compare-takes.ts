import type { DemoCriterion, DemoFormat, DemoMeasure, DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import { type ComparedScore, compareScores, type ScoreChange } from '../scores/compare-scores.js';

export interface ComparedCriterion extends ComparedScore {
  readonly category: DemoCriterion;
}

/** A measure in two takes, with the words of the current one. */
export interface ComparedMeasure extends ComparedScore {
  readonly id: string;
  readonly label: string;
  readonly unit: string;
}

/** What got better and what got worse from one take to the next. */
export interface ComparedTakes {
  /** Takes of different formats have different targets: their scores say little about each other. */
  readonly isSameFormat: boolean;
  readonly previousFormat: DemoFormat;
  readonly currentFormat: DemoFormat;
  readonly overall: ComparedScore;
  readonly criteria: readonly ComparedCriterion[];
  readonly measures: readonly ComparedMeasure[];
}

const STANDINGS = ['poor', 'fair', 'good'] as const;
/** Closer to the target by less than this share of the value is no difference that anybody notices. */
const NOTICED_SHARE = 0.05;

/** How far a value is outside of its target. */
function distanceTo({ from, to }: DemoMeasure, value: number): number {
  if (from !== null && value < from) return from - value;
  return to !== null && value > to ? value - to : 0;
}

/** Both values are held against the target of the current take. */
function changeOf(previous: DemoMeasure, current: DemoMeasure): ScoreChange {
  const nearer = distanceTo(current, previous.value) - distanceTo(current, current.value);
  const noticed = NOTICED_SHARE * Math.max(Math.abs(previous.value), Math.abs(current.value));
  if (Math.abs(nearer) > noticed) return nearer > 0 ? 'better' : 'worse';
  const isSameTarget = previous.from === current.from && previous.to === current.to;
  const steps = STANDINGS.indexOf(current.standing) - STANDINGS.indexOf(previous.standing);
  if (!isSameTarget || steps === 0) return 'same';
  return steps > 0 ? 'better' : 'worse';
}

function compareMeasures(previous: readonly DemoMeasure[], current: readonly DemoMeasure[]): ComparedMeasure[] {
  const before = new Map(previous.map((measure) => [measure.id, measure]));
  const known = new Set(current.map(({ id }) => id));
  const gone = previous.filter(({ id }) => !known.has(id));
  return [
    ...current.map((measure): ComparedMeasure => {
      const { id, label, unit, value } = measure;
      const earlier = before.get(id);
      const change = earlier === undefined ? 'unknown' : changeOf(earlier, measure);
      return { id, label, unit, previous: earlier?.value ?? null, current: value, change };
    }),
    ...gone.map(({ id, label, unit, value }): ComparedMeasure => ({
      id,
      label,
      unit,
      previous: value,
      current: null,
      change: 'unknown',
    })),
  ];
}

/**
 * Compares two takes of a video, per criterion and per measure. A measure got better when it is nearer to its target, whichever side it
 * is on; what only one of the takes has is `unknown`.
 */
export function compareTakes(previous: DemoReview, current: DemoReview): ComparedTakes {
  const scores = new Map(previous.sections.map(({ category, score }) => [category, score]));
  return {
    isSameFormat: previous.format === current.format,
    previousFormat: previous.format,
    currentFormat: current.format,
    overall: compareScores(previous.overallScore, current.overallScore),
    criteria: current.sections.map(({ category, score }) => ({
      category,
      ...compareScores(scores.get(category) ?? null, score),
    })),
    measures: compareMeasures(previous.measures, current.measures),
  };
}
