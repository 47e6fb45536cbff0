import {
  SILENT_WEIGHT,
  RelevanceModel,
  type RelevanceModelFile,
} from '@playbook/critique/engine/relevance/relevance-model';
import { type MeasuredSentence, SENTENCE_MEASURES } from '@playbook/critique/engine/relevance/sentence-measures';
import { weightOf } from '@playbook/critique/engine/words/word-use';
import { dot } from '../numbers/dot.js';
import { jointRidge } from '../numbers/joint-ridge.js';
import { bytesByWord, ownWords, rounded, wordsVector } from '../numbers/sentence-columns.js';
import { VECTOR_WIDTH } from '../numbers/word-vectors.js';
import type { SentencesToTell } from './training-sentences.js';

const VERSION = '1.0.0';
/** Chosen by cross-validation, in sentences. */
const PENALTY = 50;
/** How freely a word may say something else than its meaning does; by cross-validation too, and flat from 2 to 4. */
const OWN_WORD = 3;
const totalWeight = ({ ranks }: MeasuredSentence): number =>
  ranks.reduce((total, rank) => total + weightOf(rank), SILENT_WEIGHT);

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
  const dense = sentences.map((one) =>
    Float64Array.from([...wordsVector(one, vectors, totalWeight(one)), ...one.measures]),
  );
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
  const file = {
    version: VERSION,
    threshold: 1,
    constant: rounded(weightedMean(target, weights) - weightedMean(said, weights)),
    measures: Array.from(points.slice(VECTOR_WIDTH, fromWords), rounded),
    ...bytesByWord(vectors, points, (column) => OWN_WORD * ownPoints(column)),
  };
  return { ...file, threshold: thresholdFor(new RelevanceModel(file), ofStartups, doubtfulShare) };
}
