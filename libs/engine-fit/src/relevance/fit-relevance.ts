import {
  SILENT_WEIGHT,
  RelevanceModel,
  type RelevanceModelFile,
} from '@playbook/critique/engine/relevance/relevance-model';
import { type MeasuredSentence, SENTENCE_MEASURES } from '@playbook/critique/engine/relevance/sentence-measures';
import { weightOf } from '@playbook/critique/engine/words/word-use';
import { jointRidge } from '../numbers/joint-ridge.js';
import { VECTOR_WIDTH } from '../numbers/word-vectors.js';
import type { SentencesToTell } from './training-sentences.js';

const VERSION = '1.0.0';
/** Chosen by cross-validation, in sentences. */
const PENALTY = 50;
/** How freely a word may say something else than its meaning does; by cross-validation too, and flat from 2 to 4. */
const OWN_WORD = 3;
/** Words of fewer sentences say only what they mean. */
const FEWEST_USES = 3;
/** So do the commonest: what weighs so little in a sentence would need more points than a byte has. */
const LEAST_WEIGHT = 0.1;
const LARGEST_BYTE = 127;
const DIGITS = 10_000;

const totalWeight = ({ ranks }: MeasuredSentence): number =>
  ranks.reduce((total, rank) => total + weightOf(rank), SILENT_WEIGHT);

/** The weighted mean of a sentence's word vectors. */
function meanVector(sentence: MeasuredSentence, vectors: readonly Float64Array[]): number[] {
  const sums = Array<number>(VECTOR_WIDTH).fill(0);
  for (const rank of sentence.ranks) {
    const weight = weightOf(rank);
    for (const [index, value] of (vectors[rank - 1] ?? []).entries()) sums[index] = (sums[index] ?? 0) + weight * value;
  }
  const total = totalWeight(sentence);
  return sums.map((sum) => sum / total);
}

/** The words of each sentence that enough of them have, as columns from 0. */
function ownWords(sentences: readonly MeasuredSentence[]): Int32Array[] {
  const words = sentences.map(({ ranks }) => [...new Set(ranks)].filter((rank) => weightOf(rank) >= LEAST_WEIGHT));
  const uses = new Map<number, number>();
  for (const rank of words.flat()) uses.set(rank, (uses.get(rank) ?? 0) + 1);
  return words.map((ranks) =>
    Int32Array.from(
      ranks.filter((rank) => (uses.get(rank) ?? 0) >= FEWEST_USES),
      (rank) => rank - 1,
    ),
  );
}

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
/** To as many digits as a model file keeps. */
export const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

function weightedMean(values: Float64Array, weights: Float64Array): number {
  return dot(values, weights) / weights.reduce((sum, weight) => sum + weight, 0);
}

/** Of the startups' own sentences, the share that may be taken for doubtful. */
export function thresholdFor(model: RelevanceModel, ofStartups: readonly MeasuredSentence[], share: number): number {
  const scores = ofStartups.map((sentence) => model.scoreOf(sentence)).toSorted((a, b) => b - a);
  return rounded(scores[Math.floor(scores.length * share)] ?? 1);
}

/**
 * Tells sentences of startups (0) from those beside the point (1) by one ridge regression over what their words mean, which words they are and
 * what else is measured of them; both sorts count the same in all. Being linear it comes down to points a word.
 */
export function fitRelevance(
  { ofStartups, besideThePoint }: SentencesToTell,
  vectors: readonly Float64Array[],
  doubtfulShare: number,
): RelevanceModelFile {
  const sentences = [...ofStartups, ...besideThePoint];
  const dense = sentences.map((one) => Float64Array.from([...meanVector(one, vectors), ...one.measures]));
  const target = Float64Array.from(sentences, (_, index) => Number(index >= ofStartups.length));
  const weights = target.map((value) => (value === 1 ? ofStartups.length / Math.max(1, besideThePoint.length) : 1));
  const columns = ownWords(sentences);
  const values = Float64Array.from(sentences, (one) => OWN_WORD / totalWeight(one));
  const points = jointRidge({ dense, columns, values, weights, width: vectors.length }, target, PENALTY);
  const fromWords = VECTOR_WIDTH + SENTENCE_MEASURES.length;
  const ownPoints = (column: number): number => points[fromWords + column] ?? 0;
  const ofOwnWords = (row: number): number =>
    Array.from(columns[row] ?? [], ownPoints).reduce((sum, own) => sum + own, 0) * (values[row] ?? 0);
  const said = Float64Array.from(dense, (own, row) => dot(own, points) + ofOwnWords(row));
  const ofWords = vectors.map(
    (vector, column) =>
      dot(vector, points) + (OWN_WORD * ownPoints(column)) / Math.max(LEAST_WEIGHT, weightOf(column + 1)),
  );
  const unit = ofWords.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST_BYTE || 1;
  const file = {
    version: VERSION,
    threshold: 1,
    constant: rounded(weightedMean(target, weights) - weightedMean(said, weights)),
    measures: Array.from(points.slice(VECTOR_WIDTH, fromWords), rounded),
    unit,
    words: Buffer.from(Int8Array.from(ofWords, (value) => Math.round(value / unit))).toString('base64'),
  };
  return { ...file, threshold: thresholdFor(new RelevanceModel(file), ofStartups, doubtfulShare) };
}
