import {
  PITCH_DIMENSIONS,
  type Evidence,
  type PitchDimension,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import type { Feature } from '../../engine/feature.js';
import { showsSpans, wholeRows } from '../../engine/evidence.js';
import type { ScoringModel } from './scoring-model.js';
import type { Shares } from '../../engine/trees/shares.js';
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
  const { text, customer } = signals;
  if (group.id === 'customer') return withQuotes(CUSTOMER_LABELS[customer.grade], text, spans);
  if (gives) return withQuotes(group.whenGained, text, spans);
  return spans.length === 0 ? group.whenAbsent : withQuotes(group.whenLost, text, spans);
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
  if (!showsSpans(group, gives)) return [];
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

/** What the model gives a dimension for each signal, as rows of whole points that add up to its rounded prediction. */
export function modelRows(dimension: PitchDimension, reading: Reading): Evidence[] {
  const output = PITCH_DIMENSIONS.indexOf(dimension);
  const { groups, shares } = reading;
  const { base, rows } = wholeRows(shares.base[output] ?? 0, groups, (row) => row.shares[output] ?? 0);
  const shown = rows.map(({ row, share, points }): Evidence => {
    const { label, spans } = shownOf(row, share >= 0, dimension, reading);
    return { dimension, signal: row.group.code, label, points, spans: [...spans] };
  });
  const start = { dimension, signal: 'base', label: 'Where every pitch starts', points: base, spans: [] };
  return base === 0 ? shown : [start, ...shown];
}
