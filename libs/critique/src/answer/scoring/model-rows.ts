import type { AnswerEvidence } from '@playbook/contracts/analysis/answer-analysis.schema';
import type { Span } from '@playbook/contracts/shared/span.schema';
import type { Feature } from '../../engine/feature.js';
import { Booking, flatTreesOf } from '../../engine/trees/flat-trees.js';
import { wholePoints } from '../../engine/points/whole-points.js';
import { quoted } from '../../engine/quotes.js';
import { overlaps } from '../../text/spans/span.js';
import type { AnswerModel } from './answer-model.js';
import { everydayWords, wordScoreFeatures } from '../signals/word-score-features.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import { answerEvidenceGroupOf, type AnswerEvidenceGroup } from '../evidence.js';

const MAX_SPANS = 8;
const QUOTED_SPANS = 2;

interface Row {
  readonly group: AnswerEvidenceGroup;
  share: number;
  readonly sources: { readonly share: number; readonly feature: Feature | undefined }[];
}

/** The model's features of an answer, with what its words earn and cost. */
function allFeatures({ answer, language, features }: AnswerSignals, model: AnswerModel): Map<string, Feature> {
  const words = language === null ? everydayWords(answer.tokens) : new Map<string, never>();
  return new Map([...features, ...wordScoreFeatures(words, model.words)].map((one) => [one.id, one]));
}

/** Mean contributions of the boosters by feature. */
function sharesOf(
  model: AnswerModel,
  features: ReadonlyMap<string, Feature>,
): { base: number; byName: Map<string, number> } {
  const values = Float64Array.from(model.features, (name) => features.get(name)?.value ?? 0);
  const booking = new Booking(values.length);
  let base = 0;
  for (const booster of model.boosters) base += flatTreesOf(booster).addContributions(values, booking);
  const byName = new Map<string, number>();
  const part = 1 / model.boosters.length;
  model.features.forEach((name, index) => {
    const share = booking.shares[index] ?? 0;
    if (share !== 0) byName.set(name, share * part);
  });
  return { base: base * part, byName };
}

/** Words earn and cost, and each shows its own; of other signals what is missing cannot be shown. */
function isShown({ isMerit }: AnswerEvidenceGroup, feature: Feature | undefined, earns: boolean): boolean {
  if (feature?.id.startsWith('words.') === true) return feature.id.startsWith('words.lost') !== earns;
  return isMerit === earns;
}

/** Spans of the features that moved the row the way it went, the strongest first. */
function spansOf({ group, share, sources }: Row): Span[] {
  const spans: Span[] = [];
  const ordered = sources
    .filter((source) => isShown(group, source.feature, share > 0))
    .filter((source) => source.share * share > 0)
    .toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share));
  for (const { start, end } of ordered.flatMap(({ feature }) => feature?.spans ?? [])) {
    if (spans.length >= MAX_SPANS) break;
    if (end > start && !spans.some((other) => overlaps(other, { start, end }))) spans.push({ start, end });
  }
  return spans;
}

function labelOf({ group, share }: Row, spans: readonly Span[], text: string): string {
  const label = share > 0 ? group.earns : group.costs;
  const quotes = spans.slice(0, QUOTED_SPANS).map((span) => quoted(text, span));
  return quotes.length === 0 ? label : `${label}: ${quotes.join(', ')}`;
}

/** What the model gives for each signal, as rows of whole points that add up to its rounded prediction. */
export function answerModelRows(signals: AnswerSignals, model: AnswerModel): AnswerEvidence[] {
  const features = allFeatures(signals, model);
  const { base, byName } = sharesOf(model, features);
  const rows = new Map<string, Row>();
  for (const [name, share] of byName) {
    const group = answerEvidenceGroupOf(name);
    const row = rows.get(group.signal) ?? { group, share: 0, sources: [] };
    row.share += share;
    row.sources.push({ share, feature: features.get(name) });
    rows.set(group.signal, row);
  }
  const ordered = [...rows.values()].toSorted((a, b) => Math.abs(b.share) - Math.abs(a.share));
  const [basePoints = 0, ...points] = wholePoints([base, ...ordered.map(({ share }) => share)]);
  const shown = ordered.map((row, index): AnswerEvidence => {
    const spans = spansOf(row);
    const label = labelOf(row, spans, signals.answer.original);
    const inOrder = spans.toSorted((a, b) => a.start - b.start);
    return { dimension: 'overall', signal: row.group.signal, label, points: points[index] ?? 0, spans: inOrder };
  });
  const start = {
    dimension: 'overall',
    signal: 'base',
    label: 'Where every answer starts',
    points: basePoints,
    spans: [],
  } as const;
  return [{ ...start, spans: [] }, ...shown].filter(({ points: own }) => own !== 0);
}
