import type { z } from 'zod';
import { DATA_TIMEOUT_MS } from '../core/limits.js';
import { type pageQuerySchema, pageSchema, rowIdSchema } from '../core/page.schema.js';
import { defineProcedure, type Procedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';

interface AnalysisKindOptions<
  K extends string,
  N extends string,
  A extends z.ZodObject,
  S extends z.ZodObject,
  Q extends z.ZodObject,
> {
  /** In subjects (`analysis.v1.<name>.list`), metrics and cache keys. */
  readonly name: K;
  /** Name of the list of analyses in exports, allowances and usage. */
  readonly storedAs: N;
  /** Path of the collection: `/rest/v1/<collection>`. */
  readonly collection: string;
  /** A stored analysis with its evidence. */
  readonly analysis: A;
  /** What a list shows of each. */
  readonly summary: S;
  /** Which page is wanted, and of what. */
  readonly query: Q;
}

/** What identifies a stored analysis, in lists too. */
export interface StoredSummary {
  readonly id: string;
  readonly createdAt: string;
}

/** What every kind has in common, whatever is analysed. */
export interface AnalysisKindContract {
  readonly name: string;
  readonly storedAs: string;
  readonly summary: z.ZodObject;
  readonly list: Procedure<
    z.ZodType<z.output<typeof pageQuerySchema>, z.input<typeof pageQuerySchema>>,
    z.ZodType<{ readonly items: StoredSummary[]; readonly nextCursor: string | null }>,
    'founder'
  >;
  readonly get: Procedure<typeof rowIdSchema, z.ZodType<StoredSummary>, 'founder'>;
}

/**
 * Declares how founders read the analyses of one kind that are stored: a page of summaries, newest first, and one analysis by its id,
 * `not_found` when it is not the founder's own. How they are made is declared by the kind itself.
 */
export const defineAnalysisKind = <
  const K extends string,
  const N extends string,
  A extends z.ZodObject,
  S extends z.ZodObject,
  Q extends z.ZodObject,
>({
  name,
  storedAs,
  collection,
  analysis,
  summary,
  query,
}: AnalysisKindOptions<K, N, A, S, Q>) => {
  const path = `/rest/v1/${collection}` as const;
  const page = pageSchema(summary);
  const shared = { access: 'founder', timeoutMs: DATA_TIMEOUT_MS, isRead: true } as const;
  const list = defineProcedure({ ...shared, subject: `analysis.v1.${name}.list`, input: query, output: page });
  const get = defineProcedure({ ...shared, subject: `analysis.v1.${name}.get`, input: rowIdSchema, output: analysis });
  const route = { method: 'GET', access: 'founder', status: 200 } as const;
  return Object.freeze({
    name,
    storedAs,
    analysis,
    summary,
    page,
    list,
    get,
    listRoute: defineRoute({ ...route, path, query, procedure: list }),
    getRoute: defineRoute({ ...route, path: `${path}/:id`, params: rowIdSchema, procedure: get }),
  });
};
