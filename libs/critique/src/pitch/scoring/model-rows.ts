import {
  PITCH_DIMENSIONS,
  type Evidence,
  type PitchDimension,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import { type Span } from '@playbook/contracts/shared/span.schema';
import type { Feature } from '../../engine/feature.js';
import { fallingOrder } from '../../engine/points/falling-order.js';
import type { ScoringModel } from './scoring-model.js';
import type { Shares } from '../../engine/trees/shares.js';
import { wholePoints } from '../../engine/points/whole-points.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { overlaps } from '../../text/spans/span.js';
import { groupShares, type GroupShares, type Shown } from './group-shares.js';
import { withQuotes } from '../../engine/quotes.js';

const MAX_SPANS = 8;
const CUSTOMER_LABELS = [
  'Names no customer',
  'A customer that could be anyone',
  'Names a customer',
  'Names a customer with a qualifier',
] as const;

/** What a model read in a pitch and gives for it before rounding, all dimensions at once. */
export interface Reading {
  readonly signals: PitchSignals;
  /** What was found, by the model's numbers. */
  readonly found: readonly (Feature | undefined)[];
  readonly shares: Shares;
  /** What was asked, by the row it is shown in. */
  readonly groups: readonly GroupShares[];
}

function labelOf({ group }: GroupShares, gives: boolean, spans: readonly Span[], signals: PitchSignals): string {
  if (group.signal === 'S8') return withQuotes(CUSTOMER_LABELS[signals.customer.grade], signals, spans);
  if (gives) return withQuotes(group.gives, signals, spans);
  return spans.length === 0 ? group.missing : withQuotes(group.takes, signals, spans);
}

const isClear = (span: Span, chosen: readonly Span[]): boolean => {
  for (const other of chosen) if (overlaps(other, span)) return false;
  return span.end > span.start;
};

/** The longest of spans that overlap, in order of the text. The list that is handed in is put in order of length. */
function clearSpans(spans: Span[]): Span[] {
  if (spans.length > 1) spans.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const chosen: Span[] = [];
  for (const span of spans) if (chosen.length < MAX_SPANS && isClear(span, chosen)) chosen.push(span);
  return chosen.length > 1 ? chosen.toSorted((a, b) => a.start - b.start) : chosen;
}

/** The values of features by the model's numbers; 0 for what was not found. */
export function valuesOf(features: readonly Feature[], model: ScoringModel): Float64Array {
  const values = new Float64Array(model.features.length);
  for (const { id, value } of features) {
    const number = model.numberOf(id);
    if (number !== undefined) values[number] = value;
  }
  return values;
}

/** Lets a model read a pitch. */
export function readingOf(signals: PitchSignals, model: ScoringModel): Reading {
  const found = Array<Feature | undefined>(model.features.length).fill(undefined);
  const values = new Float64Array(found.length);
  for (const feature of model.featuresOf(signals)) {
    const number = model.numberOf(feature.id);
    if (number === undefined) continue;
    found[number] = feature;
    values[number] = feature.value;
  }
  const shares = model.shares(values);
  return { signals, found, shares, groups: groupShares(shares, model) };
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
    const feature = reading.found[place.feature];
    if (feature !== undefined)
      for (const span of gives ? feature.spans : (feature.takingSpans ?? feature.spans)) spans.push(span);
  }
  return clearSpans(spans);
}

function shownOf(row: GroupShares, gives: boolean, dimension: PitchDimension, reading: Reading): Shown {
  const known = row.shownWhere(gives);
  if (known !== undefined) return known;
  const spans = spansOf(row, gives, dimension, reading);
  const shown = { label: labelOf(row, gives, spans, reading.signals), spans };
  row.keep(gives, shown);
  return shown;
}

/** The rows from the weightiest to the lightest for an output. */
function inOrder(groups: readonly GroupShares[], output: number): GroupShares[] {
  const order = fallingOrder(groups.map(({ shares }) => Math.abs(shares[output] ?? 0)));
  return order.map((place) => groups[place]).filter((row) => row !== undefined);
}

/** What the model gives a dimension for each signal, as rows of whole points that add up to its rounded prediction. */
export function modelRows(dimension: PitchDimension, reading: Reading): Evidence[] {
  const output = PITCH_DIMENSIONS.indexOf(dimension);
  const { groups, shares } = reading;
  const shownRows = inOrder(groups, output);
  const given = [shares.base[output] ?? 0];
  for (const row of shownRows) given.push(row.shares[output] ?? 0);
  const points = wholePoints(given);
  const start = { dimension, signal: 'base', label: 'Where every pitch starts', points: points[0] ?? 0, spans: [] };
  const rows: Evidence[] = start.points === 0 ? [] : [start];
  for (const [place, row] of shownRows.entries()) {
    const own = points[place + 1] ?? 0;
    if (own === 0) continue;
    const { label, spans } = shownOf(row, (given[place + 1] ?? 0) >= 0, dimension, reading);
    rows.push({ dimension, signal: row.group.signal, label, points: own, spans: [...spans] });
  }
  return rows;
}
