import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Migration } from '@mikro-orm/migrations';
import { createTestDatabase, type TestDatabase } from '@playbook/testing/database/create-test-database';
import { untilStatementsWait } from '@playbook/testing/database/until-statements-wait';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { migrate, requireMigrated } from './migrate.js';
import { ormOptions } from '../orm-options.js';

class CreateThings extends Migration {
  override up(): void {
    this.addSql('create table migrated.things (id int primary key)');
  }
}

class NoteLimits extends Migration {
  override up(): void {
    this.addSql('alter table migrated.things add column name text');
    this.addSql(`
      create table migrated.limits as
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`);
  }
}

const first = { name: '20261123000000-create-things', class: CreateThings };
const second = { name: '20261123000001-note-limits', class: NoteLimits };
const definitionWith = (...migrations: (typeof first | typeof second)[]) => ({
  name: 'migrated',
  schema: { schema: 'migrated', entities: [], migrations },
});

describe('migrate', () => {
  let files: TestDatabase;
  let reader: pg.Client;
  let other: pg.Client;

  beforeAll(async () => {
    files = await createTestDatabase(definitionWith(first));
    reader = new pg.Client({ connectionString: files.adminUrl });
    other = new pg.Client({ connectionString: files.adminUrl });
    await Promise.all([reader.connect(), other.connect()]);
  });
  afterAll(async () => {
    await Promise.all([reader.end(), other.end()]);
    await files.drop();
  });

  it('lets the traffic pass while a long read is in its way, and goes on when that is over', async () => {
    await reader.query('begin');
    await reader.query('select * from migrated.things');
    const migration = migrate(definitionWith(first, second).schema, files.access);
    await untilStatementsWait(async (sql) => (await reader.query(sql)).rows);
    // It waits behind the migration, which waits behind the read, which does not end before this gets its response.
    expect((await other.query('select * from migrated.things')).rows).toEqual([]);
    await reader.query('commit');
    await migration;
    expect((await other.query('select * from migrated.limits')).rows).toEqual([{ statement: '10min', lock: '3s' }]);
  });
});

describe('requireMigrated', () => {
  let files: TestDatabase;
  let orm: MikroORM;
  const { schema } = definitionWith(first, second);

  beforeAll(async () => {
    files = await createTestDatabase({ name: 'required', schema });
    orm = await MikroORM.init(ormOptions(schema, files.url));
  });
  afterAll(async () => {
    await orm.close(true);
    await files.drop();
  });

  it('is content, as the runtime role, with a schema that is up to date', async () => {
    await expect(requireMigrated(orm, definitionWith(first, second))).resolves.toBeUndefined();
  });

  it('says that everything is missing where nothing was ever applied, and makes nothing', async () => {
    const admin = new pg.Client({ connectionString: files.adminUrl });
    await admin.connect();
    await admin.query('drop table migrated.migrations');
    const empty = await MikroORM.init(ormOptions(schema, files.url));
    await expect(requireMigrated(empty, definitionWith(first, second))).rejects.toMatchObject({
      code: 'MIGRATION_PENDING',
      message: expect.stringContaining('lacks 2 migration(s)'),
    });
    expect((await admin.query(`select to_regclass('migrated.migrations') as journal`)).rows).toEqual([
      { journal: null },
    ]);
    await Promise.all([empty.close(true), admin.end()]);
  });
});
