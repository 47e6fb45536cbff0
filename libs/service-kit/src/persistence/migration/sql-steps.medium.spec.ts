import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MikroORM } from '@mikro-orm/postgresql';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase, type TestDatabase } from '@playbook/testing/database/create-test-database';
import { z } from 'zod';
import { Database } from '../database.js';
import { migrate, requireMigrated } from './migrate.js';
import { ormOptions } from '../orm-options.js';
import { sql } from '../statement.js';

const asText = (value: string): string =>
  `create or replace function steps.value() returns text language sql as $$ select '${value}' $$`;

describe('files of SQL', () => {
  let folder: string;
  let files: TestDatabase;
  let orm: MikroORM;
  const definition = { name: 'steps', schema: { schema: 'steps', entities: [], migrations: [] } };
  const withFolder = () => ({
    ...definition,
    schema: { ...definition.schema, sqlFolder: pathToFileURL(`${folder}/`) },
  });

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sql-steps-'));
    files = await createTestDatabase(definition);
    orm = await MikroORM.init(ormOptions(definition.schema, files.url));
  });
  afterAll(async () => {
    await orm.close(true);
    await files.drop();
    await rm(folder, { recursive: true });
  });

  const write = (value: string): Promise<void> => writeFile(join(folder, 'value.sql'), asText(value));
  const value = async (): Promise<string | undefined> =>
    (await new Database(orm).row(z.object({ value: z.string() }), sql`select steps.value() as value`))?.value;

  it('make a service wait for the migration, are applied with it, and once more only when they are changed', async () => {
    await write('one');
    await expect(requireMigrated(orm, withFolder())).rejects.toMatchObject({ code: 'MIGRATION_PENDING' });
    await migrate(withFolder().schema, files.access);
    await expect(requireMigrated(orm, withFolder())).resolves.toBeUndefined();
    expect(await value()).toBe('one');

    await write('two');
    await expect(requireMigrated(orm, withFolder())).rejects.toMatchObject({
      code: 'MIGRATION_PENDING',
      message: expect.stringContaining('lacks 1 migration(s)'),
    });
    await migrate(withFolder().schema, files.access);
    expect(await value()).toBe('two');
  });

  it('let a process of the version before start, and come back with it', async () => {
    await write('one');
    await expect(requireMigrated(orm, withFolder())).resolves.toBeUndefined();
    await migrate(withFolder().schema, files.access);
    expect(await value()).toBe('one');
  });

  it('are all or nothing with the migrations', async () => {
    await write('three');
    const wrong = `create or replace function steps.wrong() returns nonsense language sql as 'select 1'`;
    await writeFile(join(folder, 'wrong.sql'), wrong);
    await expect(migrate(withFolder().schema, files.access)).rejects.toThrow('nonsense');
    expect(await value()).toBe('one');
  });
});
