import {
  PITCH_DIMENSIONS,
  type Evidence,
  type PitchDimension,
  type Span,
} from '@playbook/contracts/pitch-analysis.schema';
import { evidenceGroupOf, type EvidenceGroup } from '../model/evidence-groups.js';
import type { Feature } from '../features/feature.js';
import type { ScoringModel } from '../model/scoring-model.js';
import type { Shares } from '../model/tree-walker.js';
import { wholePoints } from '../model/whole-points.js';
import type { PitchSignals } from '../signals/pitch-signals.js';
import { overlaps } from '../text/span.js';
import { PHRASES_FAMILY } from '../phrases/phrase-features.js';
import { WORDS_FAMILY } from '../words/word-features.js';
import { withQuotes } from './labels.js';

const MAX_SPANS = 8;
const BY_DIMENSION = [WORDS_FAMILY, PHRASES_FAMILY] as const;
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
  /** Numbers of the features that were asked, by the row they are shown in. */
  readonly byGroup: ReadonlyMap<EvidenceGroup, readonly number[]>;
}

interface Row {
  readonly group: EvidenceGroup;
  readonly share: number;
  /** Numbers of the features it adds up. */
  readonly features: readonly number[];
}

function labelOf({ group, share }: Row, spans: readonly Span[], signals: PitchSignals): string {
  if (group.signal === 'S8') return withQuotes(CUSTOMER_LABELS[signals.customer.grade], signals, spans);
  if (share >= 0) return withQuotes(group.gives, signals, spans);
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

function groupsOf({ byFeature }: Shares, model: ScoringModel): Reading['byGroup'] {
  const byGroup = new Map<EvidenceGroup, number[]>();
  for (const feature of byFeature.keys()) {
    const group = evidenceGroupOf(model.features[feature] ?? '');
    const known = byGroup.get(group);
    if (known === undefined) byGroup.set(group, [feature]);
    else known.push(feature);
  }
  return byGroup;
}

/** Lets a model read a pitch. */
export function readingOf(signals: PitchSignals, model: ScoringModel): Reading {
  const features = model.featuresOf(signals);
  const shares = model.shares(valuesOf(features, model));
  return {
    byName: new Map(features.map((feature) => [feature.id, feature])),
    shares,
    byGroup: groupsOf(shares, model),
  };
}

/** Of the scores of words and turns of phrase only the dimension's own are shown: the others stand on words that matter elsewhere. */
const isOfAnother = (dimension: PitchDimension, { id }: Feature): boolean =>
  BY_DIMENSION.some((family) => id.startsWith(family) && id !== `${family}${dimension}`);

/**
 * The words a row stands on: those that may have given points, or those that may have taken some. Where it is good that
 * there is little of something, the little there is proves nothing.
 */
function spansOf(
  { group, share, features }: Row,
  dimension: PitchDimension,
  model: ScoringModel,
  reading: Reading,
): Span[] {
  if (share >= 0 && !group.showsGiven) return [];
  const spans: Span[] = [];
  for (const number of features) {
    const feature = reading.byName.get(model.features[number] ?? '');
    if (feature === undefined || isOfAnother(dimension, feature)) continue;
    spans.push(...(share < 0 ? (feature.takingSpans ?? feature.spans) : feature.spans));
  }
  return clearSpans(spans);
}

function rowsOf(output: number, { shares, byGroup }: Reading): Row[] {
  return Array.from(byGroup, ([group, features]) => {
    let share = 0;
    for (const feature of features) share += shares.byFeature.get(feature)?.[output] ?? 0;
    return { group, share, features };
  }).toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share));
}

/** What the model gives a dimension for each signal, as rows of whole points that add up to its rounded prediction. */
export function modelRows(
  dimension: PitchDimension,
  signals: PitchSignals,
  model: ScoringModel,
  reading: Reading,
): Evidence[] {
  const output = PITCH_DIMENSIONS.indexOf(dimension);
  const rows = rowsOf(output, reading);
  const [basePoints = 0, ...points] = wholePoints([
    reading.shares.base[output] ?? 0,
    ...rows.map(({ share }) => share),
  ]);
  const baseRow: Evidence = {
    dimension,
    signal: 'base',
    label: 'Where every pitch starts',
    points: basePoints,
    spans: [],
  };
  const shown = rows.flatMap((row, index): Evidence[] => {
    const own = points[index] ?? 0;
    if (own === 0) return [];
    const spans = spansOf(row, dimension, model, reading);
    return [{ dimension, signal: row.group.signal, label: labelOf(row, spans, signals), points: own, spans }];
  });
  return basePoints === 0 ? shown : [baseRow, ...shown];
}
