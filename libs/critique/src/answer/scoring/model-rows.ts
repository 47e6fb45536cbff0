import type { AnswerEvidence } from '@playbook/contracts/analysis/answer-analysis.schema';
import type { Span } from '@playbook/contracts/core/span.schema';
import { sumOfPoints } from '../../engine/caps.js';
import { showsSpans, wholeRows, type EvidenceGroup } from '../../engine/evidence.js';
import type { Feature } from '../../engine/feature.js';
import { featureValues } from '../../engine/feature-values.js';
import { withQuotes } from '../../engine/quotes.js';
import { walkerOf } from '../../engine/trees/tree-walker.js';
import { overlaps } from '../../text/spans/span.js';
import { answerEvidenceGroupOf } from '../evidence.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import { everydayWords, wordScoreFeatures } from '../signals/word-score-features.js';
import type { AnswerModel } from './answer-model.js';

const MAX_SPANS = 8;

interface Row {
  readonly group: EvidenceGroup;
  share: number;
  readonly sources: { readonly share: number; readonly feature: Feature | undefined }[];
}

/** The model's features of an answer, with what its words earn and cost. */
function allFeatures({ answer, language, features }: AnswerSignals, model: AnswerModel): Feature[] {
  const words = language === null ? everydayWords(answer.tokens) : new Map<string, never>();
  return [...features, ...wordScoreFeatures(words, model.words)];
}

/** Words earn and cost, and each shows its own; of other signals what is missing cannot be shown. */
function isShown(group: EvidenceGroup, feature: Feature | undefined, isGained: boolean): boolean {
  if (feature?.id.startsWith('words.') === true) return feature.id.startsWith('words.lost') !== isGained;
  return showsSpans(group, isGained);
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

/** Nothing that stands in the text is called absent. */
function labelOf({ group, share, sources }: Row): string {
  if (share > 0) return group.whenGained;
  const isFound = sources.some(({ feature }) => (feature?.spans.length ?? 0) > 0);
  return isFound ? group.whenLost : group.whenAbsent;
}

/** What the model gives an answer, and the rows that add up to it; most readings of an answer are only compared by their points. */
export interface FittedRows {
  readonly points: number;
  readonly rows: () => readonly AnswerEvidence[];
}

function shownRow({ row, points }: { readonly row: Row; readonly points: number }, text: string): AnswerEvidence {
  const spans = spansOf(row);
  const label = withQuotes(labelOf(row), text, spans);
  const inOrder = spans.toSorted((a, b) => a.start - b.start);
  return { dimension: 'overall', signal: row.group.code, label, points, spans: inOrder };
}

const baseRow = (points: number): AnswerEvidence => ({
  dimension: 'overall',
  signal: 'base',
  label: 'Where every answer starts',
  points,
  spans: [],
});

/** What the model gives for each signal, as rows of whole points that add up to its rounded prediction. */
export function answerModelRows(signals: AnswerSignals, model: AnswerModel): FittedRows {
  const features = allFeatures(signals, model);
  const byName = new Map(features.map((one) => [one.id, one]));
  const shares = walkerOf(model).shares(featureValues(features, model.features));
  const rows = new Map<string, Row>();
  for (const number of shares.asked.toSorted((a, b) => a - b)) {
    const [name, share] = [model.features[number] ?? '', shares.of(number, 0)];
    if (share === 0) continue;
    const group = answerEvidenceGroupOf(name);
    const row = rows.get(group.code) ?? { group, share: 0, sources: [] };
    row.share += share;
    row.sources.push({ share, feature: byName.get(name) });
    rows.set(group.code, row);
  }
  const whole = wholeRows(shares.base[0] ?? 0, [...rows.values()], ({ share }) => share);
  const text = signals.answer.original;
  return {
    points: whole.base + sumOfPoints(whole.rows),
    rows: () => [...(whole.base === 0 ? [] : [baseRow(whole.base)]), ...whole.rows.map((one) => shownRow(one, text))],
  };
}

/** Points closer to a half than this may be rounded the other way where they are summed in another order. */
const NEAR_A_HALF = 1e-6;

/** The same of an answer that is only compared: its points first, and the rows should they be asked for after all. */
export function answerModelPoints(signals: AnswerSignals, model: AnswerModel): FittedRows {
  const values = featureValues(allFeatures(signals, model), model.features);
  const [total = 0] = walkerOf(model).totals(values);
  if (Math.abs(total - Math.floor(total) - 0.5) < NEAR_A_HALF) return answerModelRows(signals, model);
  return { points: Math.round(total), rows: () => answerModelRows(signals, model).rows() };
}
