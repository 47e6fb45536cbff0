import type { EntityManager } from '@mikro-orm/postgresql';
import { CompiledQuery, type QueryResult } from 'kysely';
import { z } from 'zod';
import type { Statement } from './statement.js';

/**
 * Rows as the caller's schema has them.
 * @throws Error when the database returned something else; it names the columns at fault, never what is in them
 */
export function parseRows<T>(row: z.ZodType<T>, rows: readonly unknown[]): T[] {
  const parsed = z.array(row).safeParse(rows);
  if (parsed.success) return parsed.data;
  const columns = new Set(parsed.error.issues.map(({ path }) => path.slice(1).join('.')));
  throw new Error(`The database returned rows of another shape: ${[...columns].join(', ')}`);
}

/**
 * A document that is the output of a procedure as it stands. The contract checks it when it leaves the service; on a hot path nothing
 * checks it once more before that.
 */
export const outputDocument = <T>(): z.ZodType<T> => z.custom<T>();

/** A point in time as contracts have it, however the driver reads it: a transaction gives texts, a statement of its own dates. */
export const instantSchema = z.union([z.date(), z.string()]).transform((at) => new Date(at).toISOString());

/** What a statement returns within the caller's transaction. */
export async function rowsIn<T>(em: EntityManager, row: z.ZodType<T>, statement: Statement): Promise<T[]> {
  const { rows } = await execute(em, statement);
  return parseRows(row, rows);
}

/** The first of them; null where there is none. */
export async function rowIn<T>(em: EntityManager, row: z.ZodType<T>, statement: Statement): Promise<T | null> {
  const [first = null] = await rowsIn(em, row, statement);
  return first;
}

/** Runs a statement within the caller's transaction, and returns how many rows it changed. */
export async function runIn(em: EntityManager, statement: Statement): Promise<number> {
  const { numAffectedRows = 0n } = await execute(em, statement);
  return Number(numAffectedRows);
}

/** Parameters travel beside the text: MikroORM's own `execute` would write them into it. */
const execute = (em: EntityManager, { text, parameters }: Statement): Promise<QueryResult<unknown>> =>
  em.getKysely().executeQuery(CompiledQuery.raw(text, [...parameters]));
