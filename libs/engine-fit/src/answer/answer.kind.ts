import { writeFileSync } from 'node:fs';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import { critiqueAnswer } from '@playbook/critique/answer/critique-answer';
import { crossValidateAnswers } from './cross-validate-answers.js';
import { fitAnswerModel, measureRated } from './answer-training.js';
import { ANSWER_MODEL_FILE, trainingAnswers } from './training-answers.js';
import { readItems, readJson } from '../command-line/read-json.js';
import { meanAbsoluteError, spearman } from '../evaluation/agreement.js';
import type { EvaluationFiles, FittedKind, Progress } from '../evaluation/fitted-kind.js';
import { pairReport, type RatedPair } from '../evaluation/pair-report.js';

const FOLDS = 5;
const FIGURES = 3;

interface RatedItem {
  readonly id: string;
  readonly field: string;
  readonly text: string;
}

function agreement(name: string, scores: readonly number[], ratings: readonly number[]): string {
  const [rank, error] = [spearman(scores, ratings), meanAbsoluteError(scores, ratings)];
  return `${name} (${scores.length}): Spearman ${rank.toFixed(FIGURES)}, mean absolute error ${error.toFixed(1)}`;
}

function unseen(progress: Progress): string[] {
  const training = trainingAnswers();
  const scores = crossValidateAnswers(training, FOLDS, progress);
  const required = new Set(APPLICATION_FIELDS.filter(({ sectionId }) => sectionId !== 'company').map(({ id }) => id));
  const core = training.flatMap(({ field }, index) => (required.has(field) ? [index] : []));
  const ratings = training.map(({ overall }) => overall);
  const only = (values: readonly number[]): number[] => core.map((index) => values[index] ?? 0);
  return [
    `answer: ${FOLDS}-fold cross-validation`,
    agreement('all fields', scores, ratings),
    agreement('required fields', only(scores), only(ratings)),
  ];
}

function fit(progress: Progress): string[] {
  const training = trainingAnswers();
  progress(`answer: fitting the model to ${training.length} texts`);
  const model = fitAnswerModel(training.map(measureRated));
  writeFileSync(ANSWER_MODEL_FILE, `${JSON.stringify(model)}\n`);
  return [`answer: fitted ${model.features.length} features to ${training.length} texts`, ...unseen(progress)];
}

function compareWithRatings(itemsFile: string, ratingsFile: string): string[] {
  const ratings = readJson(ratingsFile) as Record<string, { overall: number }>;
  const rated = readItems<RatedItem>(itemsFile).flatMap((item) => {
    const rating = ratings[item.id];
    return rating === undefined ? [] : [{ ...item, rating: rating.overall }];
  });
  const scores = rated.map(({ field, text }) => critiqueAnswer({ fieldId: field, answer: text }).score);
  const theirs = rated.map(({ rating }) => rating);
  return [agreement('answer: rated texts', scores, theirs)];
}

type AnswerPair = RatedPair & { readonly field: string };

function evaluate({ items, ratings, pairs }: EvaluationFiles, progress: Progress): string[] {
  if (items === undefined && pairs === undefined) return unseen(progress);
  const own = pairs === undefined ? [] : readItems<AnswerPair>(pairs).filter(({ kind }) => kind === 'answer');
  return [
    ...(items !== undefined && ratings !== undefined ? compareWithRatings(items, ratings) : []),
    ...pairReport(own, (pair, side) => critiqueAnswer({ fieldId: pair.field, answer: String(pair[side]) }).score),
  ];
}

/** Answers of the application: one score of 0 to 100. */
export const ANSWER_KIND: FittedKind = { fit, evaluate };
