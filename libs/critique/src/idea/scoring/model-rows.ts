import { IDEA_TEXT_FIELDS, type IdeaEvidence, type IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import { Booking, flatTreesOf } from '../../engine/trees/flat-trees.js';
import { wholePoints } from '../../engine/points/whole-points.js';
import { overlaps } from '../../text/spans/span.js';
import { featuresByName, featureValues } from './feature-values.js';
import type { IdeaFeature } from '../signals/idea-feature.js';
import type { IdeaModel, IdeaScoreName } from './idea-model.js';
import { signalOf, type IdeaSignal } from '../evidence.js';

const MAX_SPANS = 8;
const START_LABEL: Readonly<Record<IdeaScoreName, string>> = {
  alignment: 'Where every idea starts',
  whyNow: 'Where every idea starts',
  risk: 'Where every category starts',
};

/** What a model gives before rounding: a start value and the points of each signal. They add up to the score. */
export interface SignalPoints {
  readonly base: number;
  readonly bySignal: ReadonlyMap<IdeaSignal, { points: number; spans: IdeaSpan[] }>;
}

const byPlace = (a: IdeaSpan, b: IdeaSpan): number =>
  IDEA_TEXT_FIELDS.indexOf(a.field) - IDEA_TEXT_FIELDS.indexOf(b.field) || a.start - b.start;

function addSpans(spans: IdeaSpan[], more: readonly IdeaSpan[]): void {
  for (const span of more) {
    if (spans.length >= MAX_SPANS) return;
    const isNew = !spans.some((other) => other.field === span.field && overlaps(other, span));
    if (span.end > span.start && isNew) spans.push(span);
  }
}

/**
 * The why-now model predicts a square root r = b + c1 + c2 + ...; r² = b² + (c1 + c2 + ...)(r + b), so each contribution times
 * (r + b) is what it gives to the score, exactly.
 */
function unrooted(base: number, sum: number): { start: number; factor: number } {
  const root = Math.max(0, base + sum);
  return { start: base ** 2, factor: sum === 0 ? 0 : (root ** 2 - base ** 2) / sum };
}

/** What the model gives for each signal. */
export function signalPoints(score: IdeaScoreName, features: readonly IdeaFeature[], model: IdeaModel): SignalPoints {
  const byName = featuresByName(features);
  const values = featureValues(features, model);
  const booking = new Booking(values.length);
  const { shares, order } = booking;
  const base = flatTreesOf(model.scores[score]).addContributions(values, booking);
  const sum = order.reduce((total, feature) => total + (shares[feature] ?? 0), 0);
  const { start, factor } = score === 'whyNow' ? unrooted(base, sum) : { start: base, factor: 1 };
  const bySignal = new Map<IdeaSignal, { points: number; spans: IdeaSpan[] }>();
  for (const index of order) {
    const name = model.features[index] ?? '';
    const own = signalOf(name);
    const row = bySignal.get(own) ?? { points: 0, spans: [] };
    row.points += (shares[index] ?? 0) * factor;
    addSpans(row.spans, byName.get(name)?.spans ?? []);
    bySignal.set(own, row);
  }
  return { base: start, bySignal };
}

/** The same as rows of whole points that add up to the rounded score, the weightiest first. */
export function signalRows(score: IdeaScoreName, features: readonly IdeaFeature[], model: IdeaModel): IdeaEvidence[] {
  const { base, bySignal } = signalPoints(score, features, model);
  const ordered = Array.from(bySignal).toSorted(([, a], [, b]) => Math.abs(b.points) - Math.abs(a.points));
  const [start = 0, ...points] = wholePoints([base, ...ordered.map(([, row]) => row.points)]);
  const startRow = { score, part: null, signal: 'base', label: START_LABEL[score], points: start, spans: [] };
  const rows = ordered.map(([own, { spans }], index): IdeaEvidence => ({
    score,
    part: score === 'alignment' ? own.part : null,
    signal: own.signal,
    label: spans.length > 0 || own.label === own.absent ? own.label : own.absent,
    points: points[index] ?? 0,
    spans: spans.toSorted(byPlace),
  }));
  return [startRow, ...rows].filter((row) => row.points !== 0);
}
