import { parseArgs } from 'node:util';
import type { EvaluationFiles } from '../evaluation/fitted-kind.js';

/** What a script was asked for; without `--kind` it is every kind. */
export interface KindArguments extends EvaluationFiles {
  readonly kinds: readonly string[];
}

/**
 * Reads `[--kind KIND] [--items FILE --ratings FILE] [--pairs FILE]`. Throws for an option or a kind that does not exist,
 * and when one of items and ratings is missing.
 */
export function readKindArguments(args: readonly string[], known: readonly string[]): KindArguments {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { kind: text, items: text, ratings: text, pairs: text } });
  const { kind, items, ratings, pairs } = values;
  if (kind !== undefined && !known.includes(kind))
    throw new Error(`There is no --kind ${kind}; use one of ${known.join(', ')}`);
  if ((items === undefined) !== (ratings === undefined)) throw new Error('--items and --ratings belong together');
  if (kind === undefined && known.length > 1 && (items ?? pairs) !== undefined)
    throw new Error(`Files are of one kind; add --kind with one of ${known.join(', ')}`);
  return { kinds: kind === undefined ? known : [kind], items, ratings, pairs };
}
