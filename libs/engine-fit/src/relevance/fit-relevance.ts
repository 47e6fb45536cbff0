import {
  SILENT_WEIGHT,
  RelevanceModel,
  type RelevanceModelFile,
} from '@playbook/critique/engine/relevance/relevance-model';
import type { MeasuredSentence } from '@playbook/critique/engine/relevance/sentence-measures';
import { weightOf } from '@playbook/critique/engine/words/word-use';
import { jointRidge } from '../numbers/joint-ridge.js';
import { VECTOR_WIDTH } from '../numbers/word-vectors.js';
import type { SentencesToTell } from './training-sentences.js';

const VERSION = '1.0.0';
/** Chosen by cross-validation, in sentences. */
const PENALTY = 50;
const LARGEST_BYTE = 127;
const DIGITS = 10_000;

/** The weighted mean of a sentence's word vectors. */
function meanVector({ ranks }: MeasuredSentence, vectors: readonly Float64Array[]): number[] {
  const sums = Array<number>(VECTOR_WIDTH).fill(0);
  let total = SILENT_WEIGHT;
  for (const rank of ranks) {
    const weight = weightOf(rank);
    total += weight;
    for (const [index, value] of (vectors[rank - 1] ?? []).entries()) sums[index] = (sums[index] ?? 0) + weight * value;
  }
  return sums.map((sum) => sum / total);
}

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0);
const rounded = (value: number): number => Math.round(value * DIGITS) / DIGITS;

function weightedMean(values: Float64Array, weights: Float64Array): number {
  return dot(values, weights) / weights.reduce((sum, weight) => sum + weight, 0);
}

/** Of the startups' own sentences, the share that may be taken for doubtful. */
export function thresholdFor(model: RelevanceModel, ofStartups: readonly MeasuredSentence[], share: number): number {
  const scores = ofStartups.map((sentence) => model.scoreOf(sentence)).toSorted((a, b) => b - a);
  return rounded(scores[Math.floor(scores.length * share)] ?? 1);
}

/**
 * Tells sentences of startups (0) from those beside the point (1) by one ridge regression over what their words mean and what else is
 * measured of them; both sorts count the same in all. Being linear it comes down to points a word.
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
  const columns = sentences.map(() => new Int32Array());
  const points = jointRidge(
    { dense, columns, values: new Float64Array(sentences.length), weights, width: 0 },
    target,
    PENALTY,
  );
  const said = Float64Array.from(dense, (own) => dot(own, points));
  const ofWords = vectors.map((vector) => dot(vector, points));
  const unit = ofWords.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / LARGEST_BYTE || 1;
  const file = {
    version: VERSION,
    threshold: 1,
    constant: rounded(weightedMean(target, weights) - weightedMean(said, weights)),
    measures: Array.from(points.slice(VECTOR_WIDTH), rounded),
    unit,
    words: Buffer.from(Int8Array.from(ofWords, (value) => Math.round(value / unit))).toString('base64'),
  };
  return { ...file, threshold: thresholdFor(new RelevanceModel(file), ofStartups, doubtfulShare) };
}
