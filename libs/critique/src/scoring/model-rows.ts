import type { Evidence, PitchDimension, Span } from '@playbook/contracts/pitch-analysis.schema';
import { contributionsOf } from '../model/contributions.js';
import { evidenceGroupOf, type EvidenceGroup } from '../model/evidence-groups.js';
import type { PitchModel } from '../model/pitch-model.js';
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

function labelOf({ group, spans }: Row, signals: PitchSignals): string {
  const label = group.signal === 'S8' ? CUSTOMER_LABELS[signals.customer.grade] : group.label;
  return withQuotes(label, signals, spans);
}

function addSpans(spans: Span[], more: readonly Span[]): void {
  for (const span of more) {
    if (spans.length < MAX_SPANS && span.end > span.start && !spans.some((other) => overlaps(other, span)))
      spans.push(span);
  }
}

/** What the model gives for each signal, as rows of whole points that add up to its rounded prediction. */
export function modelRows(dimension: PitchDimension, signals: PitchSignals, model: PitchModel): Evidence[] {
  const byName = new Map(signals.features.map((feature) => [feature.id, feature]));
  const names = model.features;
  const { base, byFeature } = contributionsOf(
    model.dimensions[dimension],
    (index) => byName.get(names[index] ?? '')?.value ?? 0,
  );
  const rows = new Map<EvidenceGroup, Row>();
  for (const [index, share] of byFeature) {
    const name = names[index] ?? '';
    const group = evidenceGroupOf(name);
    const row = rows.get(group) ?? { group, share: 0, spans: [] };
    row.share += share;
    addSpans(row.spans, byName.get(name)?.spans ?? []);
    rows.set(group, row);
  }
  const ordered = [...rows.values()].toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share));
  const [basePoints = 0, ...points] = wholePoints([base, ...ordered.map(({ share }) => share)]);
  const baseRow: Evidence = {
    dimension,
    signal: 'base',
    label: 'Where every pitch starts',
    points: basePoints,
    spans: [],
  };
  const shown = ordered.map((row, index): Evidence => ({
    dimension,
    signal: row.group.signal,
    label: labelOf(row, signals),
    points: points[index] ?? 0,
    spans: row.spans.toSorted((a, b) => a.start - b.start),
  }));
  return [baseRow, ...shown].filter((row) => row.points !== 0);
}
