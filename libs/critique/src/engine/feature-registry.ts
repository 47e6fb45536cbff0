/** Which way a feature may move a score: 1 up, -1 down, 0 either. */
export type Direction = -1 | 0 | 1;

/** What is known of a feature beside its value. */
export interface FeatureFacts<Group extends string, Directions = Direction> {
  /** The row of evidence in which its points are shown. */
  readonly group: Group;
  /** Free where it is left out. */
  readonly direction?: Directions;
}

/** The features of a family by their whole names, `family.name`, as they stand in the model files. */
export function features<Family extends string, Name extends string, Facts>(
  family: Family,
  facts: Readonly<Record<Name, Facts>>,
): Readonly<Record<`${Family}.${Name}`, Facts>> {
  const named = Object.entries<Facts>(facts).map(([name, own]) => [`${family}.${name}`, own]);
  return Object.fromEntries(named) as Record<`${Family}.${Name}`, Facts>;
}

/**
 * Makes sure that a name which stands in a data file is that of a feature.
 * @throws RangeError for a name that is in no registry
 */
export function featureId<Id extends string>(registry: Readonly<Record<Id, unknown>>, name: string): Id {
  if (!Object.hasOwn(registry, name)) throw new RangeError(`There is no feature ${name}`);
  return name as Id;
}
