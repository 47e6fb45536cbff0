import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { DataDirectory } from '../data-directory/data-directory.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { findFreePort } from './free-port.js';
import { provisionDatabases, type ServiceDatabase } from './provision-databases.js';

jest.setTimeout(60_000);

const AUTH = { name: 'auth', password: 'first/pass?word#' };
const DEMOS = { name: 'demos', password: "it's %41 \\ another" };
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

/** The address of one service after a run. */
async function addressOf(service: ServiceDatabase, services: readonly ServiceDatabase[] = SERVICES): Promise<string> {
  const urls = await provisionDatabases(server.url, services);
  expect([...urls.keys()]).toEqual(services.map(({ name }) => name));
  return urls.get(service.name) ?? '';
}

describe('provisionDatabases', () => {
  it('gives a service a schema of its own, where its tables go by themselves', async () => {
    const url = await addressOf(AUTH);
    await query(url, 'create table users (id int)');
    expect(
      await query(
        url,
        `select table_schema, current_user, current_database() as db from information_schema.tables where table_name = 'users'`,
      ),
    ).toEqual([{ table_schema: 'auth', current_user: 'playbook_auth', db: 'playbook' }]);
    expect(await query(url, 'show server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
  });

  it('keeps a service out of everything else', async () => {
    await query(await addressOf(AUTH), 'create table users (id int)');
    const url = await addressOf(DEMOS);
    await expect(query(url, 'select * from auth.users')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create table auth.mine (id int)')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create table public.mine (id int)')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create schema mine')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create role mine')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'create database mine')).rejects.toMatchObject(FORBIDDEN);
    await expect(query(url, 'set role playbook_auth')).rejects.toMatchObject(FORBIDDEN);
  });

  it('takes back powers that somebody has given to a role', async () => {
    await addressOf(AUTH);
    await query(server.url, 'alter role playbook_auth superuser bypassrls createdb');
    const url = await addressOf(AUTH);
    const roles = 'select rolsuper, rolbypassrls, rolcreatedb from pg_roles where rolname = current_user';
    expect(await query(url, roles)).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreatedb: false }]);
  });

  it('keeps the tables and sets the password of the last run', async () => {
    const before = await addressOf(AUTH);
    await query(before, 'create table users as select 7 as id');
    const after = await addressOf({ ...AUTH, password: 'second' }, [{ ...AUTH, password: 'second' }, DEMOS]);
    expect(await query(after, 'select id from users')).toEqual([{ id: 7 }]);
    await expect(query(before, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('may run several times at once', async () => {
    const urls = await Promise.all(Array.from({ length: 5 }, () => addressOf(DEMOS)));
    await query(urls[0] ?? '', 'create table demos (id int)');
    expect(new Set(urls).size).toBe(1);
  });

  it('works for an administrator who is no superuser', async () => {
    await query(server.url, 'drop role if exists playbook_auth, playbook_demos, site_admin');
    await query(server.url, "create role site_admin login createdb createrole password 'secret'");
    const url = new URL(server.url);
    Object.assign(url, { username: 'site_admin', password: 'secret' });
    for (let run = 0; run < 2; run += 1) {
      const urls = await provisionDatabases(url.href, SERVICES);
      await query(urls.get('auth') ?? '', 'create table if not exists users (id int)');
      await expect(query(urls.get('demos') ?? '', 'select * from auth.users')).rejects.toMatchObject(FORBIDDEN);
    }
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
    const [, demosUrl] = (await provisionDatabases(server.url, SERVICES)).values();
    const services = [...SERVICES, { name: 'insights', password: 'third' }];
    await expect(provisionDatabases(demosUrl ?? '', services)).rejects.toMatchObject({ code: 'DATABASE_UNSUITABLE' });
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

  it.each(['public', 'pg_auth', 'Auth', 'auth"; drop'])('is not asked to make a schema "%s"', async (name) => {
    await expect(provisionDatabases(server.url, [{ name, password: 'x' }])).rejects.toThrow(TypeError);
  });
});
