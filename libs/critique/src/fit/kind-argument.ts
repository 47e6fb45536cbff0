import { parseArgs } from 'node:util';

/** What the scripts were asked for. */
export interface FitArguments {
  readonly items: string | undefined;
  readonly ratings: string | undefined;
}

/** Reads `--kind pitch [--items FILE --ratings FILE]`. Throws when another kind is asked for: only pitches are fitted. */
export function readFitArguments(args: readonly string[]): FitArguments {
  const { values } = parseArgs({
    args: [...args],
    options: { kind: { type: 'string', default: 'pitch' }, items: { type: 'string' }, ratings: { type: 'string' } },
  });
  if (values.kind !== 'pitch') throw new Error(`There is no fitted model for --kind ${values.kind}; use --kind pitch`);
  return { items: values.items, ratings: values.ratings };
}
