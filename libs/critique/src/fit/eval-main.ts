import { readFileSync } from 'node:fs';
import type { ScoreBreakdown } from '@playbook/contracts/pitch-analysis.schema';
import { critiquePitch } from '../pitch/critique-pitch.js';
import { agreementReport } from './agreement-report.js';
import { crossValidate, ratingsOf } from './cross-validate.js';
import { readFitArguments } from './kind-argument.js';
import { trainingPitches } from './training-texts.js';

const FOLDS = 5;

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** `items` holds `{id, text}` in a list or under `items`; `ratings` the five dimensions by id. */
function evaluateFiles(itemsFile: string, ratingsFile: string): string[] {
  const read = readJson(itemsFile) as { items: { id: string; text: string }[] } | { id: string; text: string }[];
  const ratings = readJson(ratingsFile) as Record<string, ScoreBreakdown>;
  const rated = (Array.isArray(read) ? read : read.items).flatMap(({ id, text }) => {
    const rating = ratings[id];
    return rating === undefined ? [] : [{ text, rating }];
  });
  const scores = rated.map(({ text }) => critiquePitch(text).scoreBreakdown);
  const report = agreementReport(
    scores,
    rated.map(({ rating }) => rating),
  );
  return [`${rated.length} rated texts`, ...report];
}

const { items, ratings } = readFitArguments(process.argv.slice(2));
const given = items !== undefined && ratings !== undefined ? evaluateFiles(items, ratings) : [];
const training = trainingPitches();
const unseen = agreementReport(crossValidate(training, FOLDS), training.map(ratingsOf));
const lines = [...given, `${FOLDS}-fold cross-validation on ${training.length} training texts`, ...unseen];
process.stdout.write(`${lines.join('\n')}\n`);
