import { oncePer } from '../../text/once-per.js';
import type { IdeaFeature } from '../signals/idea-feature.js';
import type { IdeaModel } from './idea-model.js';

/** Numbers of a model's features by name. */
const numbersOf = oncePer(
  ({ features }: IdeaModel): ReadonlyMap<string, number> => new Map(features.map((name, number) => [name, number])),
);

/** The features of an idea by name, worked out once for all its scores. */
export const featuresByName = oncePer(
  (features: readonly IdeaFeature[]): ReadonlyMap<string, IdeaFeature> =>
    new Map(features.map((feature) => [feature.id, feature])),
);

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
