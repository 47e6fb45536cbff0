import type { IdeaFeature } from './idea-feature.js';
import type { IdeaModel } from './idea-model.js';

const numbersByModel = new WeakMap<IdeaModel, ReadonlyMap<string, number>>();

/** Numbers of a model's features by name, made once. */
function numbersOf(model: IdeaModel): ReadonlyMap<string, number> {
  const known = numbersByModel.get(model) ?? new Map(model.features.map((name, number) => [name, number]));
  numbersByModel.set(model, known);
  return known;
}

const byNameOfFeatures = new WeakMap<readonly IdeaFeature[], ReadonlyMap<string, IdeaFeature>>();

/** The features of an idea by name, worked out once for all its scores. */
export function featuresByName(features: readonly IdeaFeature[]): ReadonlyMap<string, IdeaFeature> {
  const known = byNameOfFeatures.get(features) ?? new Map(features.map((feature) => [feature.id, feature]));
  byNameOfFeatures.set(features, known);
  return known;
}

/** The features as a model numbers them; 0 where one was not found. */
export function featureValues(features: readonly IdeaFeature[], model: IdeaModel): Float64Array {
  const numbers = numbersOf(model);
  const values = new Float64Array(model.features.length);
  for (const { id, value } of features) {
    const number = numbers.get(id);
    if (number !== undefined) values[number] = value;
  }
  return values;
}
