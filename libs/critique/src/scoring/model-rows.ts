import {
  PITCH_DIMENSIONS,
  type Evidence,
  type PitchDimension,
  type Span,
} from '@playbook/contracts/pitch-analysis.schema';
import type { Feature } from '../features/feature.js';
import { fallingOrder } from '../model/falling-order.js';
import type { ScoringModel } from '../model/scoring-model.js';
import type { Shares } from '../model/shares.js';
import { wholePoints } from '../model/whole-points.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { overlaps } from '../text/span.js';
import { groupShares, type GroupShares } from './group-shares.js';
import { withQuotes } from './labels.js';

const MAX_SPANS = 8;
const CUSTOMER_LABELS = [
  'Names no customer',
  'A customer that could be anyone',
  'Names a customer',
  'Names a customer with a qualifier',
] as const;

/** What a model read in a pitch and gives for it before rounding, all dimensions at once. */
export interface Reading {
  readonly byName: ReadonlyMap<string, Feature>;
  readonly shares: Shares;
  /** What was asked, by the row it is shown in. */
  readonly groups: readonly GroupShares[];
}

function labelOf({ group }: GroupShares, gives: boolean, spans: readonly Span[], signals: PitchSignals): string {
  if (group.signal === 'S8') return withQuotes(CUSTOMER_LABELS[signals.customer.grade], signals, spans);
  if (gives) return withQuotes(group.gives, signals, spans);
  return spans.length === 0 ? group.missing : withQuotes(group.takes, signals, spans);
}

/** The longest of spans that overlap, in order of the text. */
function clearSpans(spans: readonly Span[]): Span[] {
  if (spans.length === 0) return [];
  const chosen: Span[] = [];
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (span.end > span.start && chosen.every((other) => !overlaps(other, span))) chosen.push(span);
  return chosen.slice(0, MAX_SPANS).toSorted((a, b) => a.start - b.start);
}

/** The values of features by the model's numbers; 0 for what was not found. */
export function valuesOf(features: readonly Feature[], model: ScoringModel): (feature: number) => number {
  const values = new Float64Array(model.features.length);
  for (const { id, value } of features) {
    const number = model.numberOf(id);
    if (number !== undefined) values[number] = value;
  }
  return (feature) => values[feature] ?? 0;
}

/** Lets a model read a pitch. */
export function readingOf(signals: PitchSignals, model: ScoringModel): Reading {
  const features = model.featuresOf(signals);
  const shares = model.shares(valuesOf(features, model));
  const byName = new Map<string, Feature>();
  for (const feature of features) byName.set(feature.id, feature);
  return { byName, shares, groups: groupShares(shares, model) };
}

/**
 * The words a row stands on: those that may have given points, or those that may have taken some. Where it is good that
 * there is little of something, the little there is proves nothing.
 */
function spansOf(
  { group, features }: GroupShares,
  gives: boolean,
  dimension: PitchDimension,
  reading: Reading,
): Span[] {
  if (gives && !group.showsGiven) return [];
  const spans: Span[] = [];
  for (const place of features) {
    if (place.dimension !== null && place.dimension !== dimension) continue;
    const feature = reading.byName.get(place.id);
    if (feature !== undefined) spans.push(...(gives ? feature.spans : (feature.takingSpans ?? feature.spans)));
  }
  return clearSpans(spans);
}

/** What the rows give an output, the weightiest first, and which rows those are. */
function orderedShares(groups: readonly GroupShares[], output: number): { order: GroupShares[]; given: Float64Array } {
  const weights = new Float64Array(groups.length);
  for (let place = 0; place < groups.length; place += 1) weights[place] = Math.abs(groups[place]?.shares[output] ?? 0);
  const order = fallingOrder(weights).flatMap((place) => groups[place] ?? []);
  return { order, given: Float64Array.from(order, ({ shares }) => shares[output] ?? 0) };
}

/** What the model gives a dimension for each signal, as rows of whole points that add up to its rounded prediction. */
export function modelRows(dimension: PitchDimension, signals: PitchSignals, reading: Reading): Evidence[] {
  const output = PITCH_DIMENSIONS.indexOf(dimension);
  const { order, given } = orderedShares(reading.groups, output);
  const [basePoints = 0, ...points] = wholePoints([reading.shares.base[output] ?? 0, ...given]);
  const rows: Evidence[] = [];
  if (basePoints !== 0)
    rows.push({ dimension, signal: 'base', label: 'Where every pitch starts', points: basePoints, spans: [] });
  for (const [index, row] of order.entries()) {
    const own = points[index] ?? 0;
    if (own === 0) continue;
    const gives = (given[index] ?? 0) >= 0;
    const { label, spans } = row.shownWhere(gives, () => {
      const words = spansOf(row, gives, dimension, reading);
      return { label: labelOf(row, gives, words, signals), spans: words };
    });
    rows.push({ dimension, signal: row.group.signal, label, points: own, spans });
  }
  return rows;
}
