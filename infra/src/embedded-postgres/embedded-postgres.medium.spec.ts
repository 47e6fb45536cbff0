import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import {
  ordinaryUser,
  outputOf,
  outputOnTinyDisk,
  sourceCommand,
  SourceProcess,
} from '../../launcher/source-process.js';
import { DataDirectory } from '../data-directory/data-directory.js';
import { EmbeddedPostgres } from './embedded-postgres.js';
import { pollUntil } from '../data-directory/poll-until.js';
import { findPostgresProcesses } from './server/postgres-processes.js';
import { readPostmasterFile } from './server/postmaster-file.js';

jest.setTimeout(60_000);

const WAIT_MS = 30_000;
const SOURCES = [
  join(import.meta.dirname, '../data-directory/data-directory.ts'),
  join(import.meta.dirname, 'embedded-postgres.ts'),
];

/** Starts the server and says how it went. */
const START = `
  const [{ DataDirectory }, { EmbeddedPostgres }] = await Promise.all(process.argv.slice(1, 3).map((path) => import(path)));
  const start = async () => {
    const directory = await DataDirectory.open(process.argv[3]);
    return EmbeddedPostgres.start({ directory, endsWithParent: process.argv[4] !== 'orphan' });
  };
  const server = await start().catch(({ code, message }) => console.log(code + ': ' + message));
  if (server) console.log(server.url);
`;
const START_AND_STOP = `${START} await server?.stop();`;

let root: string;
let path: string;
let stops: (() => Promise<void>)[];

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'playbook-postgres-'));
  path = join(root, 'data');
  stops = [];
});

afterEach(async () => {
  for (const stop of stops.toReversed()) await stop();
  await rm(root, { recursive: true });
});

async function open(): Promise<DataDirectory> {
  const directory = await DataDirectory.open(path);
  stops.push(() => directory.close());
  return directory;
}

async function start(directory: DataDirectory): Promise<EmbeddedPostgres> {
  const server = await EmbeddedPostgres.start({ directory });
  stops.push(() => server.stop());
  return server;
}

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function serverProcess(): Promise<number> {
  return (await readPostmasterFile(join(path, 'postgres')))?.pid ?? 0;
}

async function isAnswering(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

function startElsewhere(mode: 'child' | 'orphan'): SourceProcess {
  const process = SourceProcess.start(sourceCommand(START, ...SOURCES, path, mode));
  stops.push(() => process.kill());
  return process;
}

const hasEnded = (): Promise<boolean> =>
  pollUntil(async () => (await findPostgresProcesses(join(path, 'postgres'))).length === 0, WAIT_MS);

describe('EmbeddedPostgres', () => {
  it('keeps what was written over a stop, under another port and the same password', async () => {
    const directory = await open();
    const first = await start(directory);
    await query(first.url, 'create table kept as select 42 as answer');
    await first.stop();
    expect(await readPostmasterFile(join(path, 'postgres'))).toBeUndefined();
    const second = await start(directory);
    expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(new URL(second.url).password).toBe(new URL(first.url).password);
  });

  it('is durable, private to this machine, and asks for the password', async () => {
    const { url, host } = await start(await open());
    expect(host).toBe('127.0.0.1');
    const settings =
      "select name, setting from pg_settings where name in ('fsync', 'synchronous_commit', 'listen_addresses')";
    expect(await query(`${url}`, `${settings} order by name`)).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'synchronous_commit', setting: 'on' },
    ]);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it('does not write to the log what a founder wrote', async () => {
    const directory = await open();
    const { url } = await start(directory);
    await query(url, 'create table pitches (pitch text primary key)');
    await query(url, "insert into pitches values ('our secret sauce')");
    await expect(query(url, "insert into pitches values ('our secret sauce')")).rejects.toMatchObject({
      code: '23505',
    });
    await expect(query(url, "select 'our secret sauce'::uuid")).rejects.toMatchObject({ code: '22P02' });
    expect(await readFile(directory.resolve('postgres.log'), 'utf8')).not.toContain('secret sauce');
  });

  it('runs where other users may go, and where they may not', async () => {
    const directory = await open();
    for (const mode of [0o755, 0o700, 0o755]) {
      await chmod(root, mode);
      const server = await start(directory);
      expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      await server.stop();
    }
  });

  it('runs for an ordinary user', async () => {
    await chmod(root, 0o777);
    const output = outputOf(sourceCommand(START_AND_STOP, ...SOURCES, path), ordinaryUser());
    expect(output).toMatch(/^postgresql:/);
  });

  it.each([
    ['is killed', 'SIGKILL'],
    ['is ended by somebody else', 'SIGINT'],
    ['is frozen', 'SIGSTOP'],
  ] as const)('is started again in place, with all that was committed, when it %s', async (_, signal) => {
    const { url } = await start(await open());
    await query(url, 'create table kept as select 42 as answer');
    const first = await serverProcess();
    process.kill(first, signal);
    const servesAnew = async () => (await serverProcess()) !== first && (await isAnswering(url));
    expect(await pollUntil(servesAnew, WAIT_MS)).toBe(true);
    expect(await query(url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(await findPostgresProcesses(join(path, 'postgres'))).not.toContain(first);
  });

  it('recovers from the loss of one of its processes', async () => {
    const { url } = await start(await open());
    const client = new pg.Client({ connectionString: url });
    const lost = once(client, 'error');
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    process.kill(rows[0]?.pid ?? 0, 'SIGKILL');
    await lost;
    expect(await pollUntil(() => isAnswering(url), WAIT_MS)).toBe(true);
  });

  it('stays away after an end that was asked for', async () => {
    const server = await start(await open());
    await Promise.all([server.stop(), server.stop()]);
    expect(await findPostgresProcesses(join(path, 'postgres'))).toEqual([]);
  });
});

describe('after a start was killed', () => {
  it('takes over from the server it left running, with all that was committed', async () => {
    const killed = startElsewhere('orphan');
    const url = await killed.nextLine();
    await query(url, 'create table kept as select 42 as answer');
    const orphan = (await readPostmasterFile(join(path, 'postgres')))?.pid;
    await killed.kill();
    expect(await findPostgresProcesses(join(path, 'postgres'))).toContain(orphan);
    const server = await start(await open());
    expect(await query(server.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    expect(await findPostgresProcesses(join(path, 'postgres'))).not.toContain(orphan);
  });

  it('finds that the server ended with it, where the machine can do that', async () => {
    const killed = startElsewhere('child');
    await killed.nextLine();
    await killed.kill();
    expect(await hasEnded()).toBe(true);
  });

  it('begins again when the database was only half created', async () => {
    const killed = startElsewhere('orphan');
    const isCreating = async () => (await readdir(join(path, 'postgres.new/cluster')).catch(() => [])).length > 0;
    expect(await pollUntil(isCreating, WAIT_MS)).toBe(true);
    await killed.kill();
    const server = await start(await open());
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(path)).not.toContain('postgres.new');
  });

  it('is not kept from starting by another program that has got the number of the old server', async () => {
    const directory = await open();
    await (await start(directory)).stop();
    await writeFile(join(path, 'postgres/postmaster.pid'), `${process.pid}\n${join(path, 'postgres')}\n`);
    const server = await start(directory);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('a database that cannot be used', () => {
  async function failure(): Promise<unknown> {
    const directory = await open();
    return start(directory).catch((error: unknown) => error);
  }

  it.each([
    ['of another major version', { PG_VERSION: '17\n' }, 'POSTGRES_OTHER_VERSION'],
    ['without its version', { 'notes.txt': 'mine' }, 'POSTGRES_DATA_DAMAGED'],
    ['without its heart', { PG_VERSION: '18\n' }, 'POSTGRES_DATA_DAMAGED'],
  ])('%s is refused and left alone', async (_, files, code) => {
    await (await open()).secret('anything');
    await stops.pop()?.();
    await mkdir(join(path, 'postgres'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(path, 'postgres', name), text);
    expect(await failure()).toMatchObject({ name: 'StartError', code });
    expect(await readdir(join(path, 'postgres'))).toEqual(Object.keys(files));
  });

  it('is reported with the words of the server when it is broken inside', async () => {
    const directory = await open();
    await (await start(directory)).stop();
    await writeFile(join(path, 'postgres/global/pg_control'), 'broken');
    await expect(start(directory)).rejects.toMatchObject({
      code: 'POSTGRES_FAILED',
      message: expect.stringContaining(directory.resolve('postgres.log')),
    });
  });

  it('is reported when its password was lost', async () => {
    const directory = await open();
    await (await start(directory)).stop();
    await rm(directory.resolve('secrets'), { recursive: true });
    await expect(start(directory)).rejects.toMatchObject({ code: 'POSTGRES_PASSWORD_REJECTED' });
    expect(await hasEnded()).toBe(true);
  });

  it('is not created on a disk that is too small', async () => {
    await mkdir(path);
    expect(outputOnTinyDisk(sourceCommand(START, ...SOURCES, path), path, '20m')).toMatch(/^DATA_DIRECTORY_FULL: /);
  });
});
