import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import { ormOptions } from '@playbook/service-kit/persistence/orm-options';
import { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import pg from 'pg';
import { DataDirectory } from '../data-directory/data-directory.js';
import { EmbeddedPostgres } from '../embedded-postgres/embedded-postgres.js';
import { addressIn } from '../embedded-postgres/provision-databases.js';
import { startDatabaseServer } from './database-server.js';
import { ALL_SCHEMAS } from '../migrate/all-schemas.js';
import { SERVICES } from './services.js';

jest.setTimeout(120_000);

const NAMES = SERVICES.map(({ name }) => name);
const FOUNDER = randomUUID();
const AS_FOUNDER = `select set_config('app.founder_id', '${FOUNDER}', false)`;
/** SQLSTATE of a setting that nobody has made: no founder is set. */
const UNDEFINED_OBJECT = '42704';

/** A data directory as releases left it in which a service's role owned its schema and ran its migrations. */
async function earlierRelease(directory: DataDirectory): Promise<void> {
  const server = await EmbeddedPostgres.start({ directory });
  try {
    await run(server.url, ['create database playbook']);
    for (const { name, schema } of SERVICES) {
      const password = await directory.secret(`database-${name}`);
      await run(server.url, [
        `create role playbook_${name} login password '${password}'`,
        `grant connect on database playbook to playbook_${name}`,
      ]);
      await run(addressIn(server.url), [
        `create schema ${name} authorization playbook_${name}`,
        `alter role playbook_${name} in database playbook set search_path = ${name}`,
      ]);
      const url = addressIn(server.url, { name: `playbook_${name}`, password });
      const orm = await MikroORM.init(ormOptions(schema, url));
      await orm.migrator.up();
      await orm.close(true);
    }
    await run(addressIn(server.url), [
      `insert into insights.uses values ('${FOUNDER}', 'a', 'prefills', '2026-11-01')`,
      `insert into applications.applications values ('${FOUNDER}', '${FOUNDER}', 'a', 'draft', now(), now())`,
    ]);
  } finally {
    await server.stop();
  }
}

async function run(url: string, statements: readonly string[]): Promise<pg.QueryResult[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const results: pg.QueryResult[] = [];
    for (const statement of statements) results.push(await client.query(statement));
    return results;
  } finally {
    await client.end();
  }
}

describe.each([
  ['a new data directory', async () => undefined],
  ['a data directory in which the services owned their tables', earlierRelease],
])('%s', (_, prepare) => {
  let root: string;
  let directory: DataDirectory;
  let urls: ReadonlyMap<string, string>;
  const stop = new StopSequence();

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'playbook-roles-'));
    directory = await DataDirectory.open(join(root, 'data'));
    await prepare(directory);
    urls = await startDatabaseServer({ directory, adminUrl: undefined, reserveMb: 0, schemas: ALL_SCHEMAS, stop });
  });
  afterAll(async () => {
    await stop.run();
    await directory.close();
    await rm(root, { recursive: true });
  });

  /** The rows of a statement as the role with which a service runs. */
  const asService = async (name: string, statement: string): Promise<unknown[]> =>
    (await run(urls.get(name) ?? '', [statement])).flatMap(({ rows }) => rows);

  /** What the catalogue of PostgreSQL says, under the name `object`. */
  const objects = async (name: string, statement: string): Promise<string[]> =>
    (await asService(name, statement)).map((row) => (row as { object: string }).object);

  const tablesOf = (name: string): Promise<string[]> =>
    objects(
      name,
      `select oid::regclass::text as object from pg_class
      where relnamespace = '${name}'::regnamespace and relkind in ('r', 'p') and relname not in ('migrations', 'sql_steps')`,
    );

  describe.each(NAMES)('lets the service %s run with a role that', (name) => {
    /** What became of each statement that was not refused for want of rights. */
    const notRefused = async (statements: readonly string[]): Promise<unknown[]> => {
      expect(statements).not.toEqual([]);
      const outcomes: { statement: string; code: string | undefined }[] = [];
      for (const statement of statements) {
        const code = await asService(name, statement).then(
          () => 'it worked',
          (error: pg.DatabaseError) => error.code,
        );
        outcomes.push({ statement, code });
      }
      return outcomes.filter(({ code }) => code !== '42501');
    };

    it('owns nothing and may become nobody', async () => {
      const owned = `select refobjid from pg_shdepend where refobjid = current_user::regrole and deptype = 'o'`;
      expect(await asService(name, owned)).toEqual([]);
      expect(
        await notRefused([
          ...NAMES.map((service) => `set role playbook_${service}_owner`),
          `set session authorization playbook_${name}_owner`,
          `grant playbook_${name}_owner to current_user`,
          `alter role playbook_${name}_owner password 'x'`,
          'alter role current_user bypassrls',
          `reassign owned by playbook_${name}_owner to current_user`,
          'set session_replication_role = replica',
          'set role postgres',
        ]),
      ).toEqual([]);
    });

    it('reads and writes every table', async () => {
      for (const table of await tablesOf(name)) {
        const may = (right: string) => `has_table_privilege('${table}', '${right}') as "${right}"`;
        const rights = `select ${['select', 'insert', 'update', 'delete'].map(may).join()}`;
        expect([table, await asService(name, rights)]).toEqual([
          table,
          [{ select: true, insert: true, update: true, delete: true }],
        ]);
        await run(urls.get(name) ?? '', [AS_FOUNDER, `select * from ${table}`]);
      }
    });

    it('can neither change a table nor what limits it to a founder', async () => {
      for (const table of await tablesOf(name)) {
        expect(
          await notRefused([
            `alter table ${table} disable row level security`,
            `alter table ${table} no force row level security`,
            `create policy everybody on ${table} using (true)`,
            `truncate ${table}`,
            `alter table ${table} owner to current_user`,
            `alter table ${table} disable trigger all`,
            `alter table ${table} add mine int`,
            `alter table ${table} rename to mine`,
            `create index on ${table} ((1))`,
            `create rule mine as on insert to ${table} do instead nothing`,
            `drop table ${table} cascade`,
          ]),
        ).toEqual([]);
      }
    });

    it('can neither change nor remove policies, triggers and functions', async () => {
      const changes = await objects(
        name,
        `select format(change, polname, polrelid::regclass) as object
        from pg_policy join pg_class on pg_class.oid = polrelid,
          unnest(array['alter policy %I on %s using (true)', 'drop policy %I on %s']) change
        where relnamespace = '${name}'::regnamespace
        union all
        select format('drop trigger %I on %s', tgname, tgrelid::regclass)
        from pg_trigger join pg_class on pg_class.oid = tgrelid
        where relnamespace = '${name}'::regnamespace and not tgisinternal
        union all
        select format(change, oid::regprocedure)
        from pg_proc, unnest(array[
          'drop function %s cascade', 'alter function %s security definer', 'alter function %s owner to current_user'
        ]) change
        where pronamespace = '${name}'::regnamespace`,
      );
      expect(await notRefused(changes)).toEqual([]);
    });

    it('can make nothing of its own, nor say which migrations were applied', async () => {
      const [table = ''] = await tablesOf(name);
      expect(
        await notRefused([
          `create table ${name}.mine (id int)`,
          'create temporary table mine (id int)',
          `create view ${name}.mine as select 1`,
          `create function ${name}.mine() returns int language sql as 'select 1'`,
          `create trigger mine before insert on ${table} for each row execute function suppress_redundant_updates_trigger()`,
          'create table public.mine (id int)',
          'create schema mine',
          `alter schema ${name} rename to mine`,
          `drop schema ${name} cascade`,
          `delete from ${name}.migrations`,
          `update ${name}.migrations set name = ''`,
          `insert into ${name}.migrations (name) values ('mine')`,
          `alter default privileges for role playbook_${name}_owner grant all on tables to current_user`,
        ]),
      ).toEqual([]);
    });
  });

  it('is brought up to the same state again', async () => {
    const again = new StopSequence();
    await stop.run();
    try {
      urls = await startDatabaseServer({
        directory,
        adminUrl: undefined,
        reserveMb: 0,
        schemas: ALL_SCHEMAS,
        stop: again,
      });
      const owned = 'select oid::regclass from pg_class where relowner = current_user::regrole';
      for (const name of NAMES) expect(await asService(name, owned)).toEqual([]);
      await asService('applications', 'select * from applications.sql_steps');
      await expect(asService('applications', 'truncate applications.applications')).rejects.toMatchObject({
        code: '42501',
      });
    } finally {
      await again.run();
    }
  });
});

it('loses nothing of an earlier release, and goes on where it was', async () => {
  const root = await mkdtemp(join(tmpdir(), 'playbook-roles-'));
  const directory = await DataDirectory.open(join(root, 'data'));
  const stop = new StopSequence();
  try {
    await earlierRelease(directory);
    const urls = await startDatabaseServer({
      directory,
      adminUrl: undefined,
      reserveMb: 0,
      schemas: ALL_SCHEMAS,
      stop,
    });
    await expect(run(urls.get('insights') ?? '', ['select * from insights.uses'])).rejects.toMatchObject({
      code: UNDEFINED_OBJECT,
    });
    const [, uses] = await run(urls.get('insights') ?? '', [AS_FOUNDER, 'select use_key from insights.uses']);
    expect(uses?.rows).toEqual([{ use_key: 'a' }]);
    const [, , applications] = await run(urls.get('applications') ?? '', [
      AS_FOUNDER,
      `insert into applications.applications values (gen_random_uuid(), '${FOUNDER}', 'b', 'draft', now(), now())`,
      'select title from applications.applications order by title',
    ]);
    expect(applications?.rows).toEqual([{ title: 'a' }, { title: 'b' }]);
  } finally {
    await stop.run();
    await directory.close();
    await rm(root, { recursive: true });
  }
});
