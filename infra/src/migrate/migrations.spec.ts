import type { Migration } from '@mikro-orm/migrations';
import { describe, expect, it } from '@jest/globals';
import product from '../../package.json' with { type: 'json' };
import { breakingStatements } from '../../test/breaking-statements.js';
import { SERVICES } from '../composition/services.js';

const BEFORE_ALL = 'before the first release';
/**
 * Migrations that take something away, each with the version that had stopped using it. That must be an earlier one than the version that
 * brings the migration: while an upgrade runs, processes of the version before work on the new schema. Those from before the first release
 * had no version before them.
 */
const TAKEN_AWAY: Readonly<Record<string, string>> = {
  'analysis 20261121180000-add-erasures': BEFORE_ALL,
  'analysis 20261123090000-refuse-without-founder': BEFORE_ALL,
  'applications 20261123031000-add-outbox-deaths': BEFORE_ALL,
  'applications 20261123090000-drop-outbox': BEFORE_ALL,
  'auth 20261123023000-add-anonymous-users': BEFORE_ALL,
  'auth 20261123093000-refuse-without-founder': BEFORE_ALL,
  'insights 20261123090000-refuse-without-founder': BEFORE_ALL,
};
/** A migration from this day on cannot be from before the first release. */
const FIRST_RELEASE = '20261126000000';

type MigrationClass = new (...parts: never[]) => Migration;

/** Whether a version came before the one that brings a migration: before the present one, or before all. */
function isEarlier(id: string, version: string): boolean {
  if (version === BEFORE_ALL) return (id.split(' ')[1] ?? '') < FIRST_RELEASE;
  return /^\d+\.\d+\.\d+$/.test(version) && version.localeCompare(product.version, 'en', { numeric: true }) < 0;
}

/** Statements of a migration, which no database is needed for. */
async function statementsOf(migrationClass: unknown): Promise<string[]> {
  const migration = Reflect.construct(migrationClass as MigrationClass, []);
  await migration.up();
  return migration.getQueries().map(String);
}

const migrations = SERVICES.flatMap(({ schema }) =>
  schema.migrations.map((one) => ({ id: `${schema.schema} ${one.name}`, migrationClass: one.class })),
);

describe('a migration', () => {
  it('lets processes of the version before work, or is listed with the version that had stopped using what goes', async () => {
    const broken: string[] = [];
    for (const { id, migrationClass } of migrations) {
      if (breakingStatements(await statementsOf(migrationClass)).length > 0) broken.push(id);
    }
    expect(broken.toSorted()).toEqual(Object.keys(TAKEN_AWAY).toSorted());
  });

  it('that takes something away comes after the version that had stopped using it', () => {
    expect(Object.entries(TAKEN_AWAY).filter(([id, version]) => !isEarlier(id, version))).toEqual([]);
  });

  it.each([
    ['auth 20261123090000-a', BEFORE_ALL, true],
    ['auth 20261126090000-a', BEFORE_ALL, false],
    ['auth 20261126090000-a', '0.0.9', true],
    ['auth 20261126090000-a', product.version, false],
    ['auth 20261126090000-a', '10.0.0', false],
    ['auth 20261126090000-a', 'some day', false],
  ])('%s may take away what %s had stopped using: %s', (id, version, isAllowed) => {
    expect(isEarlier(id, version)).toBe(isAllowed);
  });
});

describe('the rule for migrations', () => {
  it.each([
    ['drop table auth.users', 'drops a table (auth.users)'],
    ['alter table auth.users drop column email', 'drops a column (auth.users)'],
    ['alter table auth.users drop email', 'drops a column (auth.users)'],
    ['alter table auth.users rename column email to address', 'renames (auth.users)'],
    ['alter table auth.users rename to accounts', 'renames (auth.users)'],
    ['alter table auth.users alter column email type varchar(9)', 'changes a type (auth.users)'],
    ['alter table auth.users alter email set data type varchar(9)', 'changes a type (auth.users)'],
    ['alter table auth.users alter email set not null', 'forbids null (auth.users)'],
    ['alter table auth.users alter email drop default', 'drops a default (auth.users)'],
    ['alter table auth.users add column name text not null', 'adds a column without a value (auth.users)'],
    ['alter table "auth"."users"\n  add a text,\n  add b text not null', 'adds a column without a value (auth.users)'],
    ["alter table auth.users add constraint short check (name <> '')", 'adds a check (auth.users)'],
    ['alter table auth.users add unique (name)', 'adds a check (auth.users)'],
    ['create unique index one_name on auth.users (name)', 'makes rows unique (auth.users)'],
    ['alter policy own_rows on auth.users using (false)', 'changes row-level security (auth.users)'],
    ['create policy fewer on auth.users as restrictive using (false)', 'changes row-level security (auth.users)'],
    ['alter table auth.users force row level security', 'changes row-level security (auth.users)'],
    [
      'create trigger t before insert on auth.users for each row execute function f()',
      'adds or drops a trigger (auth.users)',
    ],
    ['truncate auth.users', 'empties a table (auth.users)'],
    ['drop function if exists auth.f(uuid)', 'drops a function'],
    ['revoke select on auth.users from playbook_auth', 'takes a right away'],
  ])('finds: %s', (statement, fault) => {
    expect(breakingStatements([statement])).toEqual([fault]);
  });

  it.each([
    'create table auth.notes (id uuid primary key, text text not null, unique (text))',
    'create index notes_by_text on auth.users (name)',
    'alter table auth.users add column name text',
    "alter table auth.users add name text not null default 'somebody', add other text",
    'alter table auth.users add new_email text check (new_email = lower(new_email))',
    'alter table auth.users alter email drop not null',
    'alter table auth.users drop constraint if exists users_short',
    'alter table auth.users alter email set default 1',
    "update auth.users set name = 'x'",
    'create policy more on auth.users using (true) with check (true)',
  ])('lets pass: %s', (statement) => {
    expect(breakingStatements([statement])).toEqual([]);
  });

  it('lets pass what a migration does to a table that it makes', () => {
    const own = ['create table auth.notes (id uuid)', 'alter table auth.notes enable row level security'];
    expect(breakingStatements([...own, 'create policy own_rows on auth.notes using (true)'])).toEqual([]);
  });
});
