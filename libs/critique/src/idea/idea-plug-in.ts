import { readFileSync, writeFileSync } from 'node:fs';
import { ideaFormSchema, type IdeaForm } from '@playbook/contracts/idea-check.schema';
import type { FitArguments } from '../fit/kind-argument.js';
import {
  crossValidateIdeas,
  figuresOf,
  ideaAgreement,
  pairAgreement,
  type IdeaFigures,
  type IdeaPair,
} from './idea-evaluation.js';
import type { IdeaModel } from './idea-model.js';
import { featuresOfForm, fitIdeaModel, IDEA_MODEL_FILE, trainingIdeas } from './idea-training.js';

const FOLDS = 5;

function readList<T>(file: string): T[] {
  const read = JSON.parse(readFileSync(file, 'utf8')) as T[] | { items: T[] };
  return Array.isArray(read) ? read : read.items;
}

/** The model as it stands in its file; a fit must not need it. */
function readModel(): IdeaModel {
  return JSON.parse(readFileSync(IDEA_MODEL_FILE, 'utf8')) as IdeaModel;
}

function crossValidated(): string[] {
  const rated = trainingIdeas();
  return [
    `${FOLDS}-fold cross-validation on ${rated.length} training ideas`,
    ...ideaAgreement(crossValidateIdeas(rated, FOLDS), rated),
  ];
}

/** Ratings by id; items without one are left out. */
function againstRatings(itemsFile: string, ratingsFile: string): string[] {
  const model = readModel();
  const ratings = JSON.parse(readFileSync(ratingsFile, 'utf8')) as Record<string, IdeaFigures>;
  const rated = readList<IdeaForm & { id: string }>(itemsFile).flatMap((item) => {
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
  const pairs = readList<IdeaPair & { kind: string }>(file).filter(({ kind }) => kind === 'idea');
  return pairAgreement(pairs, readModel());
}

/** What the scripts `engine:fit` and `engine:eval` do for ideas; each answers the lines to print. */
export const IDEA_PLUG_IN = {
  fit(): string[] {
    const rated = trainingIdeas();
    const model = fitIdeaModel(rated, rated.map(featuresOfForm));
    writeFileSync(IDEA_MODEL_FILE, `${JSON.stringify(model)}\n`);
    const fitted = `Fitted ${model.features.length} features to ${rated.length} ideas: ${IDEA_MODEL_FILE.pathname}`;
    return [fitted, ...crossValidated()];
  },

  evaluate({ items, ratings, pairs }: FitArguments): string[] {
    return [
      ...(items !== undefined && ratings !== undefined ? againstRatings(items, ratings) : []),
      ...(pairs === undefined ? [] : againstPairs(pairs)),
      ...crossValidated(),
    ];
  },
};
