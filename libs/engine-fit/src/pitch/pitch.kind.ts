import { writeFileSync } from 'node:fs';
import type { ScoreBreakdown } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import { agreementReport } from '../evaluation/agreement-report.js';
import type { Knots } from '@playbook/critique/engine/trees/calibrate';
import { calibrationBy, fitWithout, ratingsOf, scoresOfUnseen } from './cross-validate.js';
import type { EvaluationFiles, FittedKind, Progress } from '../evaluation/fitted-kind.js';
import { pairReport, type RatedPair } from '../evaluation/pair-report.js';
import { fitPitchModel, measureRatings, type MeasuredRating } from './pitch-training.js';
import { readItems, readJson } from '../command-line/read-json.js';
import { MODEL_FILE, PHRASES_FILE, trainingPitches, WORDS_FILE } from './training-pitches.js';

const FOLDS = 5;

interface Unseen {
  readonly calibration: readonly Knots[];
  readonly report: readonly string[];
}

/** What models that have not seen a text make of it: the calibration, and how well they agree with the ratings. */
function crossValidate(training: readonly MeasuredRating[], progress: Progress): Unseen {
  const models = fitWithout(training, FOLDS, progress);
  const calibration = calibrationBy(models, training);
  const scores = scoresOfUnseen(models, calibration, training);
  return {
    calibration,
    report: [
      `pitch: ${FOLDS}-fold cross-validation on ${training.length} training texts`,
      ...agreementReport(
        scores,
        training.map(({ rated }) => ratingsOf(rated)),
      ),
    ],
  };
}

function measuredTexts(progress: Progress): MeasuredRating[] {
  const rated = trainingPitches();
  progress(`pitch: measuring ${rated.length} training texts`);
  return measureRatings(rated);
}

function fit(progress: Progress): string[] {
  const training = measuredTexts(progress);
  const { calibration, report } = crossValidate(training, progress);
  progress('pitch: fitting the model to all texts');
  const { trees, words, phrases } = fitPitchModel(training);
  writeFileSync(MODEL_FILE, `${JSON.stringify({ ...trees, calibration })}\n`);
  writeFileSync(PHRASES_FILE, `${JSON.stringify(phrases)}\n`);
  writeFileSync(WORDS_FILE, `${JSON.stringify(words)}\n`);
  return [
    `pitch: fitted ${trees.features.length} features to ${training.filter(({ isScored }) => isScored).length} texts`,
    ...report,
  ];
}

function compareWithRatings(itemsFile: string, ratingsFile: string): string[] {
  const ratings = readJson(ratingsFile) as Record<string, ScoreBreakdown>;
  const rated = readItems<{ id: string; text: string }>(itemsFile).flatMap(({ id, text }) => {
    const rating = ratings[id];
    return rating === undefined ? [] : [{ text, rating }];
  });
  const scores = rated.map(({ text }) => critiquePitch(text).scoreBreakdown);
  const theirs = rated.map(({ rating }) => rating);
  return [`pitch: ${rated.length} rated texts`, ...agreementReport(scores, theirs)];
}

function evaluate({ items, ratings, pairs }: EvaluationFiles, progress: Progress): string[] {
  if (items === undefined && pairs === undefined) return [...crossValidate(measuredTexts(progress), progress).report];
  const own = pairs === undefined ? [] : readItems<RatedPair>(pairs).filter(({ kind }) => kind === 'pitch');
  return [
    ...(items !== undefined && ratings !== undefined ? compareWithRatings(items, ratings) : []),
    ...pairReport(own, (pair, side) => critiquePitch(String(pair[side])).overallScore),
  ];
}

/** Pitches: five dimensions of 0 to 20 points. */
export const PITCH_KIND: FittedKind = { fit, evaluate };
