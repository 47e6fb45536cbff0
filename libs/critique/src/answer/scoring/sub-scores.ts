import {
  ANSWER_DIMENSIONS,
  type AnswerDimension,
  type AnswerEvidence,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import { DIMENSION_MAX_POINTS } from '@playbook/contracts/core/limits';
import type { Span } from '@playbook/contracts/core/span.schema';
import type { AnswerSignals } from '../signals/measure-answer.js';
import type { AnswerReader } from '../signals/measured.js';
import { featureReader } from '../../engine/feature-reader.js';
import type { AnswerFeatureId } from '../feature-registry.js';

/** Points of one sub-score beside the level of the whole answer (section 1.1 of the rubric for answers). */
interface SubScoreRule {
  readonly dimension: AnswerDimension;
  readonly points: number;
  readonly label: string;
  /** Features whose words the row stands on. */
  readonly shows: readonly AnswerFeatureId[];
  readonly applies: (valueOf: AnswerReader['valueOf']) => boolean;
}

const rule = (
  dimension: AnswerDimension,
  points: number,
  label: string,
  shows: readonly AnswerFeatureId[],
  applies: SubScoreRule['applies'],
): SubScoreRule => ({ dimension, points, label, shows, applies });

const sumOf = (valueOf: AnswerReader['valueOf'], names: readonly AnswerFeatureId[]): number =>
  names.reduce((sum, name) => sum + valueOf(name), 0);
const DATED: readonly AnswerFeatureId[] = ['fact.month', 'fact.year', 'fact.clock'];
const PACE: readonly AnswerFeatureId[] = ['fact.frequency', 'fact.duration', 'fact.change'];
const EVIDENCE: readonly AnswerFeatureId[] = ['fact.counted', 'fact.fraction', 'fact.percent', 'voice.quote'];

const RULES: readonly SubScoreRule[] = [
  rule(
    'clarity',
    2,
    'A fact stands right at the start',
    [],
    (v) => v('empty.late') === 0 && v('fact.numerals') + v('name.distinct') + v('voice.ownDeed') > 0,
  ),
  rule('clarity', -2, 'The first fact comes late', ['empty.count'], (v) => v('empty.late') > 25),
  rule('clarity', 1, 'Short sentences', [], (v) => v('sentence.mean') <= 14 && v('sentence.mean') > 0),
  rule('clarity', -2, 'A sentence too long to follow', ['sentence.longest'], (v) => v('sentence.longest') > 35),
  rule('clarity', -2, 'Buzzwords', ['load.buzz', 'load.hype'], (v) => sumOf(v, ['load.buzz', 'load.hype']) >= 3),
  rule('clarity', -1, 'Essay words', ['fault.essay'], (v) => v('fault.essay') >= 3),
  rule(
    'insight',
    3,
    'Says what others believe and what is so',
    ['voice.othersBelieve'],
    (v) => v('voice.othersBelieve') > 0,
  ),
  rule('insight', 2, 'Gives a reason', ['voice.reason'], (v) => v('voice.reason') > 0),
  rule('insight', 1, 'The reason has evidence', EVIDENCE, (v) => v('voice.reason') > 0 && sumOf(v, EVIDENCE) > 0),
  rule('insight', -3, 'No reason and no contrast', [], (v) => sumOf(v, ['voice.reason', 'voice.contrast']) === 0),
  rule('urgency', 2, 'Dated', DATED, (v) => sumOf(v, DATED) > 0),
  rule('urgency', 1, 'How often or how fast', PACE, (v) => sumOf(v, PACE) > 0),
  rule('urgency', -3, 'No date, no pace and no deadline', [], (v) => sumOf(v, [...DATED, ...PACE]) === 0),
  rule(
    'urgency',
    -2,
    'Plans in the place of deeds',
    ['fault.future'],
    (v) => v('fault.future') > v('voice.ownDeed') + v('voice.customerDeed') + 1,
  ),
  rule('scalability', 2, 'Prices or amounts', ['fact.price'], (v) => v('fact.price') > 0),
  rule(
    'scalability',
    2,
    'Arithmetic or a path in numbers',
    ['fact.arithmetic', 'fact.change', 'fact.series'],
    (v) => sumOf(v, ['fact.arithmetic', 'fact.change', 'fact.series']) > 0,
  ),
  rule(
    'scalability',
    -3,
    'No price and no path to many',
    [],
    (v) => sumOf(v, ['fact.price', 'fact.arithmetic', 'fact.change', 'fact.series', 'fact.counted']) === 0,
  ),
  rule('scalability', -2, 'A market from a report', ['fault.report'], (v) => v('fault.report') >= 2),
  rule('founderMarketFit', 3, 'What you did yourselves', ['voice.ownDeed'], (v) => v('voice.ownDeed') >= 2),
  rule(
    'founderMarketFit',
    1,
    'Years or places of your own',
    ['fact.duration', 'name.distinct'],
    (v) => v('voice.ownDeed') > 0 && sumOf(v, ['fact.duration', 'name.distinct']) > 0,
  ),
  rule('founderMarketFit', -3, 'Nothing you did yourselves', [], (v) => sumOf(v, ['voice.ownDeed', 'deed.past']) === 0),
  rule('founderMarketFit', -2, 'Others build it', ['fault.outsourced'], (v) => v('fault.outsourced') > 0),
];

const MAX_SPANS = 8;
const POINTS_PER_LEVEL = 5;

function rowsOf(dimension: AnswerDimension, level: number, { valueOf, spansOf }: AnswerReader): AnswerEvidence[] {
  const row = (signal: string, label: string, points: number, spans: Span[] = []): AnswerEvidence => ({
    dimension,
    signal,
    label,
    points,
    spans,
  });
  const found = RULES.filter((one) => one.dimension === dimension && one.applies(valueOf)).map((one) =>
    row('sub', one.label, one.points, spansOf(one.shows).slice(0, MAX_SPANS)),
  );
  const total = level + found.reduce((sum, { points }) => sum + points, 0);
  const points = Math.min(DIMENSION_MAX_POINTS, Math.max(0, total));
  const limit =
    points === total ? [] : [row('range', `No sub-score leaves 0 to ${DIMENSION_MAX_POINTS}`, points - total)];
  return [row('base', 'Level of the whole answer', level), ...found, ...limit].filter((one) => one.points !== 0);
}

/** The five sub-scores: the level of the whole answer, moved by what speaks to each of them. */
export function subScores(
  signals: AnswerSignals,
  overall: number,
): { readonly points: Readonly<Record<AnswerDimension, number>>; readonly evidence: readonly AnswerEvidence[] } {
  const reader = featureReader(signals.features);
  const level = Math.round(overall / POINTS_PER_LEVEL);
  const evidence = ANSWER_DIMENSIONS.flatMap((dimension) => rowsOf(dimension, level, reader));
  const of = (dimension: AnswerDimension): number =>
    evidence.filter((row) => row.dimension === dimension).reduce((sum, { points }) => sum + points, 0);
  return {
    points: {
      clarity: of('clarity'),
      insight: of('insight'),
      urgency: of('urgency'),
      scalability: of('scalability'),
      founderMarketFit: of('founderMarketFit'),
    },
    evidence,
  };
}
