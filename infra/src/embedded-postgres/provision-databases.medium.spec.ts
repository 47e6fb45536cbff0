import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { DataDirectory } from '../data-directory/data-directory.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { findFreePort } from '@playbook/service-kit/config/free-port';
import { type ProvisionedDatabase, provisionDatabases } from './provision-databases.js';
import type { ServiceDatabase } from './service-roles.js';

jest.setTimeout(60_000);

const AUTH = { name: 'auth', password: 'first/pass?word#', ownerPassword: 'its owner' };
const DEMOS = { name: 'demos', password: "it's %41 \\ another", ownerPassword: 'the other owner' };
const SERVICES = [AUTH, DEMOS];
const FORBIDDEN = { code: '42501' };

let root: string;
let directory: DataDirectory;
let server: EmbeddedPostgres;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'playbook-provision-'));
  directory = await DataDirectory.open(join(root, 'data'));
  server = await EmbeddedPostgres.start({ directory });
});

afterAll(async () => {
  await server.stop();
  await directory.close();
  await rm(root, { recursive: true });
});

beforeEach(async () => {
  await query(server.url, 'drop database if exists playbook with (force)');
});

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

function only(databases: ReadonlyMap<string, ProvisionedDatabase>, { name }: ServiceDatabase): ProvisionedDatabase {
  const database = databases.get(name);
  if (!database) throw new Error(`${name} was not provisioned`);
  return database;
}

/** Where one service finds its schema after a run. */
async function provisioned(
  service: ServiceDatabase,
  services: readonly ServiceDatabase[] = SERVICES,
): Promise<ProvisionedDatabase> {
  const databases = await provisionDatabases(server.url, services);
  expect([...databases.keys()]).toEqual(services.map(({ name }) => name));
  return only(databases, service);
}

describe('provisionDatabases', () => {
  it('gives a service a schema of its own, where the tables of its owner go by themselves', async () => {
    const { url, ownerUrl } = await provisioned(AUTH);
    await query(ownerUrl, 'create table users (id int)');
    const tables = `select table_schema from information_schema.tables where table_name = 'users'`;
    expect(await query(ownerUrl, tables)).toEqual([{ table_schema: 'auth' }]);
    for (const address of [url, ownerUrl]) {
      expect(await query(address, 'select current_schema() as schema, current_database() as db')).toEqual([
        { schema: 'auth', db: 'playbook' },
      ]);
    }
    expect(await query(url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  });

  it.each(['url', 'ownerUrl'] as const)('keeps the %s of a service out of everything else', async (which) => {
    await query((await provisioned(AUTH)).ownerUrl, 'create table users (id int)');
    const url = (await provisioned(DEMOS))[which];
    await expect(query(url, 'select * from auth.users')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create table auth.mine (id int)')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create table public.mine (id int)')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create schema mine')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create role mine')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create database mine')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'set role playbook_auth')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'set role playbook_auth_owner')).rejects.toMatchObject(FORBIDDEN);
  });

  it('takes back powers that somebody has given to a role', async () => {
    await provisioned(AUTH);
    await query(server.url, 'alter role playbook_auth superuser bypassrls createdb');
    await query(server.url, 'grant playbook_auth_owner, pg_read_all_data to playbook_auth');
    await query(new URL('/playbook', server.url).href, 'grant create on schema auth to playbook_auth');
    const { url } = await provisioned(AUTH);
    const roles = 'select rolsuper, rolbypassrls, rolcreatedb from pg_roles where rolname = current_user';
    expect(await query(url, roles)).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreatedb: false }]);
    await expect(query(url, 'set role playbook_auth_owner')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'set role pg_read_all_data')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create table mine (id int)')).rejects.toMatchObject(FORBIDDEN);
  });

  it('keeps the tables and sets the passwords of the last run', async () => {
    const before = await provisioned(AUTH);
    await query(before.ownerUrl, 'create table users as select 7 as id');
    const renewed = { ...AUTH, password: 'second', ownerPassword: 'third' };
    const after = await provisioned(renewed, [renewed, DEMOS]);
    expect(await query(after.ownerUrl, 'select id from users')).toEqual([{ id: 7 }]);
    expect(await query(after.url, 'select 1 as answer')).toEqual([{ answer: 1 }]);
    await expect(query(before.url, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await expect(query(before.ownerUrl, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('may run several times at once', async () => {
    const databases = await Promise.all(Array.from({ length: 5 }, () => provisioned(DEMOS)));
    await query(databases[0]?.ownerUrl ?? '', 'create table demos (id int)');
    expect(new Set(databases.map(({ url }) => url)).size).toBe(1);
  });

  it('works for an administrator who is no superuser, also on what the runtime role owned', async () => {
    await query(server.url, 'drop role if exists playbook_auth_owner, playbook_demos_owner, site_admin');
    await query(server.url, 'drop role if exists playbook_auth, playbook_demos');
    await query(server.url, "create role site_admin login createdb createrole password 'secret'");
    const url = new URL(server.url);
    Object.assign(url, { username: 'site_admin', password: 'secret' });
    for (let run = 0; run < 2; run += 1) {
      const databases = await provisionDatabases(url.href, SERVICES);
      await query(only(databases, AUTH).ownerUrl, 'create table if not exists users (id int)');
      await expect(query(only(databases, DEMOS).url, 'select * from auth.users')).rejects.toMatchObject(FORBIDDEN);
      const inside = new URL('/playbook', server.url).href;
      await query(inside, 'alter schema auth owner to playbook_auth; alter table auth.users owner to playbook_auth');
    }
    const { url: runtimeUrl } = only(await provisionDatabases(url.href, SERVICES), AUTH);
    expect(await query(runtimeUrl, 'select * from users')).toEqual([]);
    await expect(query(runtimeUrl, 'drop table users')).rejects.toMatchObject(FORBIDDEN);
  });
});

describe('a database server that cannot be used', () => {
  it('is named, without its password, when it does not answer', async () => {
    const port = await findFreePort();
    await expect(
      provisionDatabases(`postgresql://me:secret@127.0.0.1:${port}/postgres`, SERVICES),
    ).rejects.toMatchObject({
      code: 'DATABASE_UNREACHABLE',
      message: `The database at 127.0.0.1:${port}/postgres cannot be used (ECONNREFUSED). Start it, or correct DATABASE_URL.`,
    });
  });

  it('is named when it refuses the password', async () => {
    const url = new URL(server.url);
    url.password = 'guess';
    await expect(provisionDatabases(url.href, SERVICES)).rejects.toMatchObject({ code: 'DATABASE_PASSWORD_REJECTED' });
  });

  it('is named when its user may not create roles', async () => {
    const { ownerUrl } = only(await provisionDatabases(server.url, SERVICES), DEMOS);
    const services = [...SERVICES, { name: 'insights', password: 'third', ownerPassword: 'fourth' }];
    await expect(provisionDatabases(ownerUrl, services)).rejects.toMatchObject({ code: 'DATABASE_UNSUITABLE' });
  });

  it('is named when the database has another encoding', async () => {
    await query(
      server.url,
      "create database playbook encoding 'SQL_ASCII' locale_provider libc locale 'C' template template0",
    );
    await expect(provisionDatabases(server.url, SERVICES)).rejects.toMatchObject({ code: 'DATABASE_UNSUITABLE' });
  });

  it('is not asked for an address that is none', async () => {
    await expect(provisionDatabases('localhost', SERVICES)).rejects.toMatchObject({ code: 'DATABASE_UNREACHABLE' });
  });

  it.each(['public', 'pg_auth', 'Auth', 'auth"; drop', 'auth_owner'])(
    'is not asked to make a schema "%s"',
    async (name) => {
      await expect(provisionDatabases(server.url, [{ name, password: 'x', ownerPassword: 'y' }])).rejects.toThrow(
        TypeError,
      );
    },
  );
});
