import type { IdeaFeature } from './idea-feature.js';
import type { IdeaModel } from './idea-model.js';

/** The features as a model numbers them; 0 where one was not found. */
export function featureValues(features: readonly IdeaFeature[], model: IdeaModel): Float64Array {
  const values = new Map(features.map(({ id, value }) => [id, value]));
  return Float64Array.from(model.features, (name) => values.get(name) ?? 0);
}
