import { writeFileSync } from 'node:fs';
import { ideaFormSchema, type IdeaForm } from '@playbook/contracts/analysis/idea-check.schema';
import { readItems, readJson } from '../command-line/read-json.js';
import {
  crossValidateIdeas,
  figuresOf,
  ideaAgreement,
  pairAgreement,
  type IdeaFigures,
  type IdeaPair,
} from './idea-evaluation.js';
import type { EvaluationFiles, FittedKind, Progress } from '../evaluation/fitted-kind.js';
import { readWordVectors } from '../numbers/word-vectors.js';
import { ideaModelOf, type IdeaModel, type IdeaModelFile } from '@playbook/critique/idea/scoring/idea-model';
import { measureForm, fitIdeaModel, IDEA_MODEL_FILE } from './idea-training.js';
import { trainingIdeas } from './rated-ideas.js';

const FOLDS = 5;

/** The model as it stands in its file; a fit must not need it. */
function readModel(): IdeaModel {
  return ideaModelOf(readJson(IDEA_MODEL_FILE) as IdeaModelFile);
}

function crossValidated(progress: Progress): string[] {
  const rated = trainingIdeas();
  const figures = crossValidateIdeas(rated, FOLDS, progress);
  const pairs = rated.flatMap((theirs, index) => {
    const ours = figures[index];
    return ours === undefined ? [] : [{ ours, theirs }];
  });
  const report = (title: string, own: typeof pairs): string[] => [
    `${FOLDS}-fold cross-validation on ${own.length} ${title}`,
    ...ideaAgreement(
      own.map(({ ours }) => ours),
      own.map(({ theirs }) => theirs),
    ),
  ];
  const plain = pairs.filter(({ theirs }) => !theirs.isDisguised);
  return [
    ...report('training ideas', plain),
    ...report(
      'ideas whose trap is disguised',
      pairs.filter(({ theirs }) => theirs.isDisguised),
    ),
  ];
}

/** Ratings by id; items without one are left out. */
function againstRatings(itemsFile: string, ratingsFile: string): string[] {
  const model = readModel();
  const ratings = readJson(ratingsFile) as Record<string, IdeaFigures>;
  const rated = readItems<IdeaForm & { id: string }>(itemsFile).flatMap((item) => {
    const rating = ratings[item.id];
    return rating === undefined ? [] : [{ ours: figuresOf(ideaFormSchema.parse(item), model), theirs: rating }];
  });
  const report = ideaAgreement(
    rated.map(({ ours }) => ours),
    rated.map(({ theirs }) => theirs),
  );
  return [`${rated.length} rated ideas`, ...report];
}

function againstPairs(file: string): string[] {
  const pairs = readItems<IdeaPair & { kind: string }>(file).filter(({ kind }) => kind === 'idea');
  return pairAgreement(pairs, readModel());
}

function fit(progress: Progress): string[] {
  const rated = trainingIdeas();
  progress(`idea: fitting the model to ${rated.length} ideas`);
  const model = fitIdeaModel(rated, rated.map(measureForm), readWordVectors());
  writeFileSync(IDEA_MODEL_FILE, `${JSON.stringify(model)}\n`);
  return [`idea: fitted ${model.features.length} features to ${rated.length} ideas`, ...crossValidated(progress)];
}

function evaluate({ items, ratings, pairs }: EvaluationFiles, progress: Progress): string[] {
  if (items === undefined && pairs === undefined) return crossValidated(progress);
  return [
    ...(items !== undefined && ratings !== undefined ? againstRatings(items, ratings) : []),
    ...(pairs === undefined ? [] : againstPairs(pairs)),
  ];
}

/** Ideas: alignment and why-now of 0 to 100 points, and the level of the category's risk. */
export const IDEA_KIND: FittedKind = { fit, evaluate };
