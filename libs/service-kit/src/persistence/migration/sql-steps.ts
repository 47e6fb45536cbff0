import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EntityManager } from '@mikro-orm/postgresql';
import { z } from 'zod';
import { quoted } from './runtime-grants.js';
import { rowsIn, runIn } from '../rows.js';
import { sql, SqlFragment } from '../statement.js';

/** Table of each schema that says which steps were applied, and when. */
export const SQL_STEPS_TABLE = 'sql_steps';

const EXTENSION = '.sql';

/** A file of SQL that may be applied again, such as the definition of a function. */
export interface SqlStep {
  readonly name: string;
  readonly text: string;
  /** Of the text, in hexadecimal. */
  readonly sha256: string;
}

/** The steps in a folder, by name. */
export function readSqlSteps(folder: URL | undefined): SqlStep[] {
  if (folder === undefined) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith(EXTENSION));
  return files.toSorted().map((file) => {
    const text = readFileSync(fileURLToPath(new URL(file, folder)), 'utf8');
    return { name: basename(file, EXTENSION), text, sha256: createHash('sha256').update(text).digest('hex') };
  });
}

const journalOf = (schema: string): SqlFragment => new SqlFragment(`${quoted(schema)}.${quoted(SQL_STEPS_TABLE)}`);
const appliedSchema = z.object({ name: z.string(), sha256: z.string() });

/**
 * Applies each step whose text is not the one that was applied last, within the migration's transaction. The journal keeps every text
 * that was ever applied: a process of the version before starts beside the new one.
 */
export async function applySqlSteps(em: EntityManager, schema: string, steps: readonly SqlStep[]): Promise<void> {
  const journal = journalOf(schema);
  await runIn(
    em,
    sql`create table if not exists ${journal} (
      name text, sha256 text, applied_at timestamptz(3) not null, primary key (name, sha256)
    )`,
  );
  const newest = sql`select distinct on (name) name, sha256 from ${journal} order by name, applied_at desc`;
  const applied = new Map((await rowsIn(em, appliedSchema, newest)).map((step) => [step.name, step.sha256]));
  for (const { name, sha256, text } of steps) {
    if (applied.get(name) === sha256) continue;
    await em.execute(text);
    await runIn(
      em,
      sql`insert into ${journal} (name, sha256, applied_at) values (${name}, ${sha256}, clock_timestamp())
        on conflict (name, sha256) do update set applied_at = excluded.applied_at`,
    );
  }
}

/** The steps that were never applied to a schema; all of them where it has no journal. */
export async function pendingSqlSteps(
  em: EntityManager,
  schema: string,
  steps: readonly SqlStep[],
): Promise<SqlStep[]> {
  const journal = journalOf(schema);
  const found = await rowsIn(
    em,
    z.object({ exists: z.boolean() }),
    sql`select to_regclass(${journal.text}) is not null as exists`,
  );
  const hasJournal = found.some(({ exists }) => exists);
  const applied = hasJournal ? await rowsIn(em, appliedSchema, sql`select name, sha256 from ${journal}`) : [];
  return steps.filter((step) => !applied.some(({ name, sha256 }) => name === step.name && sha256 === step.sha256));
}
