import {
  PITCH_DIMENSIONS,
  type Evidence,
  type PitchDimension,
  type Span,
} from '@playbook/contracts/pitch-analysis.schema';
import { evidenceGroupOf, type EvidenceGroup } from '../model/evidence-groups.js';
import type { Shares, TreeWalker } from '../model/tree-walker.js';
import { wholePoints } from '../model/whole-points.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { overlaps } from '../text/span.js';
import { withQuotes } from './labels.js';

const MAX_SPANS = 8;
const CUSTOMER_LABELS = [
  'Names no customer',
  'A customer that could be anyone',
  'Names a customer',
  'Names a customer with a qualifier',
] as const;

interface Row {
  readonly group: EvidenceGroup;
  share: number;
  spans: Span[];
}

function labelOf({ group, share, spans }: Row, signals: PitchSignals): string {
  if (group.signal === 'S8') return withQuotes(CUSTOMER_LABELS[signals.customer.grade], signals, spans);
  if (share >= 0) return withQuotes(group.gives, signals, spans);
  return spans.length === 0 ? group.missing : withQuotes(group.takes, signals, spans);
}

/** Where it is good that there is little of something, the little there is proves nothing. */
function withShownSpans(row: Row): Row {
  return { ...row, spans: row.share >= 0 && !row.group.showsGiven ? [] : clearSpans(row.spans) };
}

/** The longest of spans that overlap, in order of the text. */
function clearSpans(spans: readonly Span[]): Span[] {
  const chosen: Span[] = [];
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start))
    if (span.end > span.start && chosen.every((other) => !overlaps(other, span))) chosen.push(span);
  return chosen.slice(0, MAX_SPANS).toSorted((a, b) => a.start - b.start);
}

/** What a model gives a pitch before rounding, all dimensions at once. */
export function sharesOf(signals: PitchSignals, model: TreeWalker): Shares {
  const values = new Map(signals.features.map(({ id, value }) => [id, value]));
  const inOrder = model.features.map((name) => values.get(name) ?? 0);
  return model.shares((feature) => inOrder[feature] ?? 0);
}

function rowsOf(output: number, signals: PitchSignals, model: TreeWalker, shares: Shares): Row[] {
  const spansByName = new Map(signals.features.map(({ id, spans }) => [id, spans]));
  const rows = new Map<EvidenceGroup, Row>();
  for (const [feature, share] of shares.byFeature) {
    const name = model.features[feature] ?? '';
    const group = evidenceGroupOf(name);
    const row = rows.get(group) ?? { group, share: 0, spans: [] };
    row.share += share[output] ?? 0;
    row.spans.push(...(spansByName.get(name) ?? []));
    rows.set(group, row);
  }
  return Array.from(rows.values(), withShownSpans).toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share));
}

/** What the model gives a dimension for each signal, as rows of whole points that add up to its rounded prediction. */
export function modelRows(
  dimension: PitchDimension,
  signals: PitchSignals,
  model: TreeWalker,
  shares: Shares,
): Evidence[] {
  const output = PITCH_DIMENSIONS.indexOf(dimension);
  const rows = rowsOf(output, signals, model, shares);
  const [basePoints = 0, ...points] = wholePoints([shares.base[output] ?? 0, ...rows.map(({ share }) => share)]);
  const baseRow: Evidence = {
    dimension,
    signal: 'base',
    label: 'Where every pitch starts',
    points: basePoints,
    spans: [],
  };
  const shown = rows.map((row, index): Evidence => ({
    dimension,
    signal: row.group.signal,
    label: labelOf(row, signals),
    points: points[index] ?? 0,
    spans: row.spans,
  }));
  return [baseRow, ...shown].filter((row) => row.points !== 0);
}
