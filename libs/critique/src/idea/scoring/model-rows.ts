import { IDEA_TEXT_FIELDS, type IdeaEvidence, type IdeaSpan } from '@playbook/contracts/analysis/idea-check.schema';
import { showsSpans, wholeRows } from '../../engine/evidence.js';
import { featureId } from '../../engine/feature-registry.js';
import { featureReader } from '../../engine/feature-reader.js';
import { featureValues } from '../../engine/feature-values.js';
import { walkerOf } from '../../engine/trees/tree-walker.js';
import { oncePer } from '../../text/once-per.js';
import { overlaps } from '../../text/spans/span.js';
import type { IdeaFeature } from '../signals/idea-text.js';
import type { IdeaModel, IdeaScoreName } from './idea-model.js';
import { ideaEvidenceGroupOf } from '../evidence.js';
import { IDEA_FEATURES } from '../feature-registry.js';
import { IDEA_GROUPS, type IdeaEvidenceGroup } from '../evidence-groups.js';
import { stateOf, type SaidInFields } from '../said.js';

const MAX_SPANS = 8;
const START_LABEL: Readonly<Record<IdeaScoreName, string>> = {
  alignment: 'Where every idea starts',
  whyNow: 'Where every idea starts',
  risk: 'Where every category starts',
};

/** What a model gives in one row, before rounding, and the words it stands on. */
interface Row {
  readonly group: IdeaEvidenceGroup;
  share: number;
  readonly spans: IdeaSpan[];
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

/** The features of a model by number, with the rows that they are shown in. */
const placesOf = oncePer((names: readonly string[]) =>
  names.map((name) => ({ name: featureId(IDEA_FEATURES, name), group: ideaEvidenceGroupOf(name) })),
);

/** What the model gives before rounding: a start value and the share of each row. They add up to the score. */
function sharesOf(
  score: IdeaScoreName,
  features: readonly IdeaFeature[],
  model: IdeaModel,
): { readonly base: number; readonly rows: readonly Row[] } {
  const shares = walkerOf(model.scores[score]).shares(featureValues(features, model.features));
  const { asked } = shares;
  const base = shares.base[0] ?? 0;
  const sum = asked.reduce((total, number) => total + shares.of(number, 0), 0);
  const { start, factor } = score === 'whyNow' ? unrooted(base, sum) : { start: base, factor: 1 };
  const { featureOf } = featureReader(features);
  const rows = new Map<IdeaEvidenceGroup, Row>();
  const places = placesOf(model.features);
  for (const number of asked) {
    const known = places[number];
    if (known === undefined) continue;
    const { name, group } = known;
    const row = rows.get(group) ?? { group, share: 0, spans: [] };
    row.share += shares.of(number, 0) * factor;
    addSpans(row.spans, featureOf(name)?.spans ?? []);
    rows.set(group, row);
  }
  return { base: start, rows: [...rows.values()] };
}

/** What the label of a row depends on. */
type Labelled = Pick<IdeaEvidence, 'spans' | 'points' | 'score'>;

/** A risk is told by what was found, whichever way it counts. */
const isGained = (score: IdeaScoreName, points: number): boolean => score === 'risk' || points > 0;

function labelOf(group: IdeaEvidenceGroup, { spans, points, score }: Labelled): string {
  if (spans.length === 0) return group.whenAbsent;
  if (score === 'risk') return group.whenFound;
  return points > 0 ? group.whenGained : group.whenLost;
}

/** What the model gives for each signal, as rows of whole points that add up to the rounded score, the weightiest first. */
export function signalRows(score: IdeaScoreName, features: readonly IdeaFeature[], model: IdeaModel): IdeaEvidence[] {
  const { base, rows } = sharesOf(score, features, model);
  const whole = wholeRows(base, rows, ({ share }) => share);
  const shown = whole.rows.map(({ row: { group, spans }, points }): IdeaEvidence => ({
    score,
    part: score === 'alignment' ? group.part : null,
    signal: group.code,
    label: labelOf(group, { spans, points, score }),
    points,
    spans: showsSpans(group, isGained(score, points)) ? spans.toSorted(byPlace) : [],
  }));
  if (whole.base === 0) return shown;
  return [{ score, part: null, signal: 'base', label: START_LABEL[score], points: whole.base, spans: [] }, ...shown];
}

const GROUPS_WITH_SLOT = new Map(
  Object.values(IDEA_GROUPS).flatMap((group) => (group.slot === undefined ? [] : [[group.code, group] as const])),
);

/** Rows of which none calls something absent that a field states in other words than those that points are given for. */
export function withoutFalseAbsence(rows: readonly IdeaEvidence[], said: SaidInFields): IdeaEvidence[] {
  return rows.map((row) => {
    const group = GROUPS_WITH_SLOT.get(row.signal);
    const isFalse =
      group?.slot !== undefined && row.label === group.whenAbsent && stateOf(said, group.slot) === 'stated';
    return isFalse ? { ...row, label: `${group.whenFound}: not in words that count here` } : row;
  });
}
