import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { BACKUP_LOCK_KEY } from '@playbook/service-kit/object-storage/backup-lock';
import { migrateTo } from '@playbook/service-kit/persistence/migration/migrate';
import { type InstallationDigest, TestInstallation } from '../../test/installation.fixture.js';
import { SERVICES } from '../composition/services.js';
import { addressIn, provisionDatabases } from '../embedded-postgres/provision-databases.js';
import { type BackupManifest, MANIFEST_FILE, MANIFEST_SUM_FILE } from './archive/backup-manifest.schema.js';
import { makeBackup } from './make-backup.js';
import { restoreBackup } from './restore-backup.js';
import { withAdmin } from './rows/database-swap.js';

jest.setTimeout(180_000);

const BUCKET = 'demo-videos';

let source: TestInstallation;
let target: TestInstallation;
let backup: string;
let made: BackupManifest;
let before: InstallationDigest;

beforeAll(async () => {
  [source, target] = await Promise.all([TestInstallation.open(), TestInstallation.open()]);
  await source.migrate();
  await source.fill();
  before = await source.digest();
  backup = source.folder('backup');
  made = await makeBackup(backup, await source.parts());
});
afterAll(async () => {
  await Promise.all([source.stop(), target.stop()]);
});
beforeEach(() => target.wipe());

/** A storage that does something before each object is read or stored. */
function disturbed(
  storage: ObjectStorage,
  disturb: (key: string) => Promise<void>,
): ReadonlyMap<string, ObjectStorage> {
  const proxy = new Proxy(storage, {
    get(of, name) {
      const method = Reflect.get(of, name) as (...values: unknown[]) => unknown;
      if (name !== 'read' && name !== 'storeFile') return method.bind(of);
      return async (key: string, ...values: unknown[]) => {
        await disturb(key);
        return method.call(of, key, ...values);
      };
    },
  });
  return new Map([[BUCKET, proxy]]);
}

/** A copy of the backup in which a file has other bytes; null for none. */
async function damagedBackup(name: string, file: string, change: (content: Buffer) => Buffer | null): Promise<string> {
  const path = source.folder(name);
  await cp(backup, path, { recursive: true });
  const content = change(await readFile(join(path, file)));
  if (content === null) await rm(join(path, file));
  else await writeFile(join(path, file), content);
  return path;
}

/** A copy of the backup with another manifest, whose checksum is right. */
async function changedBackup(name: string, change: (manifest: BackupManifest) => object): Promise<string> {
  const text = JSON.stringify(change(made));
  const path = await damagedBackup(name, MANIFEST_FILE, () => Buffer.from(text));
  await writeFile(
    join(path, MANIFEST_SUM_FILE),
    `${createHash('sha256').update(text).digest('hex')}  ${MANIFEST_FILE}\n`,
  );
  return path;
}

const flipped = (content: Buffer): Buffer => {
  const copy = Buffer.from(content);
  copy.writeUInt8(copy.readUInt8(copy.length >> 1) ^ 1, copy.length >> 1);
  return copy;
};

const namesIn = async (folder: string): Promise<string[]> => (await readdir(folder)).toSorted();

describe('a backup', () => {
  it('brings every row and every object back to an empty installation', async () => {
    const restored = await restoreBackup(backup, await target.parts());
    expect(restored).toEqual(made);
    expect(await target.digest()).toEqual(before);
    expect(Object.values(before.tables).filter((digest) => digest.startsWith('0'))).toEqual([]);
    expect(Object.keys(before.objects)).toHaveLength(4);
  });

  it('is a database that services use with their own roles afterwards', async () => {
    await restoreBackup(backup, await target.parts());
    await target.migrate();
    const names = SERVICES.map(({ name }) => name);
    for (const name of names) {
      const password = await target.directory.secret(`database-${name}`);
      const url = addressIn(target.adminUrl, { name: `playbook_${name}`, password });
      const found = await withAdmin(url, (client) => client.query('select from migrations'));
      expect(found.rowCount).toBeGreaterThan(0);
    }
    const databases = await target.rows<{ name: string }>('select datname as name from pg_database order by 1');
    expect(databases.map(({ name }) => name)).toEqual(['playbook', 'postgres', 'template0', 'template1']);
  });

  it('is the owner’s alone', async () => {
    const entries = await readdir(backup, { recursive: true, withFileTypes: true });
    expect(entries.length).toBeGreaterThan(20);
    for (const entry of entries) {
      const { mode } = await stat(join(entry.parentPath, entry.name));
      expect([entry.name, mode & 0o777]).toEqual([entry.name, entry.isDirectory() ? 0o700 : 0o600]);
    }
  });

  it('says what is in it, with checksums that sha256sum understands', async () => {
    const text = await readFile(join(backup, MANIFEST_FILE), 'utf8');
    expect(JSON.parse(text)).toEqual(made);
    const sums = made.schemas.flatMap(({ tables }) => tables);
    expect(sums).toHaveLength(Object.keys(before.tables).length);
    for (const { file, sha256 } of sums) {
      const content = await readFile(join(backup, file));
      expect(createHash('sha256').update(content).digest('hex')).toBe(sha256);
    }
    expect(made.schemas.map(({ name, migrations }) => [name, migrations.length])).toEqual(
      SERVICES.map(({ schema }) => [schema.schema, schema.migrations.length]),
    );
    expect(made.buckets).toMatchObject([{ bucket: BUCKET, objects: 4, missing: 0 }]);
  });

  it('has the rows of one moment, whatever is written while objects are copied', async () => {
    const path = source.folder('moment');
    const late =
      'insert into analysis.company_list values (true, gen_random_uuid(), now()) on conflict (is_only) do update set version = excluded.version';
    const buckets = disturbed(source.storage, async () => void (await source.rows(late)));
    await makeBackup(path, await source.parts({ buckets }));
    const manifest = JSON.parse(await readFile(join(path, MANIFEST_FILE), 'utf8')) as BackupManifest;
    const fileOf = ({ schemas }: BackupManifest): string | undefined =>
      schemas.flatMap(({ tables }) => tables).find(({ table }) => table === 'company_list')?.sha256;
    expect(fileOf(manifest)).toBe(fileOf(made));
    await restoreBackup(backup, await source.parts({ isReplacing: true }));
  });

  it('lets nobody remove objects of deleted rows until it is made', async () => {
    const free: unknown[] = [];
    const isFree = `select pg_try_advisory_xact_lock_shared(${BACKUP_LOCK_KEY}) as free`;
    const buckets = disturbed(source.storage, async () => void free.push(...(await source.rows(isFree))));
    await makeBackup(source.folder('locked'), await source.parts({ buckets }));
    expect(free).toEqual(Array.from({ length: 4 }, () => ({ free: false })));
    expect(await source.rows(isFree)).toEqual([{ free: true }]);
  });

  it('counts the objects that rows need and that are not there, but for those of a founder who has gone meanwhile', async () => {
    await restoreBackup(backup, await target.parts());
    const [first, second] = Object.keys(before.objects).filter((key) => key.endsWith('.mp4'));
    const buckets = disturbed(target.storage, async () => {
      await target.storage.remove(first ?? '');
      await target.storage.remove(second ?? '');
      await target.rows('delete from demos.demo_analyses where file_path = $1', [second]);
    });
    const manifest = await makeBackup(target.folder('missing'), await target.parts({ buckets }));
    expect(manifest.buckets).toMatchObject([{ objects: 2, missing: 1 }]);
  });
});

describe('a backup that is cut off', () => {
  it('leaves nothing', async () => {
    const interruption = new AbortController();
    const buckets = disturbed(source.storage, async () => interruption.abort());
    const path = source.folder('cut-off');
    const parts = await source.parts({ buckets, signal: interruption.signal });
    await expect(makeBackup(path, parts)).rejects.toMatchObject({ name: 'AbortError' });
    expect((await namesIn(source.folder('.'))).filter((name) => name.startsWith('cut-off'))).toEqual([]);
  });

  it('leaves nothing that looks whole when its process is killed, and nothing at all after the next one', async () => {
    const path = source.folder('killed');
    const draft = `${path}.unfinished`;
    await cp(backup, draft, { recursive: true });
    await rm(join(draft, MANIFEST_FILE));
    await expect(restoreBackup(draft, await target.parts())).rejects.toMatchObject({ code: 'BACKUP_MISSING' });
    await expect(restoreBackup(path, await target.parts())).rejects.toMatchObject({ code: 'BACKUP_MISSING' });
    await makeBackup(path, await source.parts());
    expect((await namesIn(source.folder('.'))).filter((name) => name.startsWith('killed'))).toEqual(['killed']);
  });

  it('does not touch a folder that holds something', async () => {
    const path = source.folder('taken');
    await mkdir(path);
    await writeFile(join(path, 'letter'), 'to somebody');
    await expect(makeBackup(path, await source.parts())).rejects.toMatchObject({ code: 'BACKUP_EXISTS' });
    await expect(makeBackup(backup, await source.parts())).rejects.toMatchObject({ code: 'BACKUP_EXISTS' });
    expect(await namesIn(path)).toEqual(['letter']);
  });
});

describe('a restore', () => {
  const rowsFile = (): string => made.schemas[0]?.tables.find(({ table }) => table === 'users')?.file ?? '';
  const video = (): string => `objects/${BUCKET}/${Object.keys(before.objects).find((key) => key.endsWith('.mp4'))}`;

  it.each([
    ['rows with another bit', rowsFile, flipped],
    ['rows that are missing', rowsFile, () => null],
    ['rows that end early', rowsFile, (content: Buffer) => content.subarray(0, -1)],
    ['an object with another bit', video, flipped],
    ['an object that is missing', video, () => null],
    ['a list of objects that ends early', () => made.buckets[0]?.file ?? '', (content: Buffer) => content.subarray(9)],
    ['another manifest', () => MANIFEST_FILE, flipped],
  ])('refuses %s, and changes nothing', async (name, file, change) => {
    const path = await damagedBackup(name.replaceAll(' ', '-'), file(), change);
    await expect(restoreBackup(path, await target.parts())).rejects.toMatchObject({ code: 'BACKUP_DAMAGED' });
    const databases = await withAdmin(target.adminUrl, (client) => client.query('select from pg_database'));
    expect(databases.rowCount).toBe(3);
    for await (const { key } of target.storage.list('')) throw new Error(`${key} was stored`);
  });

  it.each([
    ['with a layout of its own', (manifest: BackupManifest) => ({ ...manifest, format: 2 })],
    [
      'with migrations of its own',
      (manifest: BackupManifest) => ({
        ...manifest,
        schemas: manifest.schemas.map((one) => ({ ...one, migrations: [...one.migrations, '20990101000000-later'] })),
      }),
    ],
    [
      'with a service of its own',
      (manifest: BackupManifest) => ({
        ...manifest,
        schemas: [...manifest.schemas, { name: 'later', migrations: ['20990101000000-create'], tables: [] }],
      }),
    ],
  ])('refuses a backup of a newer release %s', async (name, change) => {
    const path = await changedBackup(name.replaceAll(' ', '-'), change);
    await expect(restoreBackup(path, await target.parts())).rejects.toMatchObject({ code: 'BACKUP_NEWER' });
  });

  it('refuses an installation with rows unless it is told to replace them', async () => {
    await target.migrate();
    await target.rows('insert into analysis.company_list values (true, gen_random_uuid(), now())');
    const rows = (await target.digest()).tables;
    await expect(restoreBackup(backup, await target.parts())).rejects.toMatchObject({
      code: 'RESTORE_TARGET_NOT_EMPTY',
    });
    expect((await target.digest()).tables).toEqual(rows);
    await restoreBackup(backup, await target.parts({ isReplacing: true }));
    expect(await target.digest()).toEqual(before);
  });

  it('refuses an installation that is in use', async () => {
    await target.migrate();
    await withAdmin(addressIn(target.adminUrl), async () => {
      const restoring = restoreBackup(backup, await target.parts({ isReplacing: true }));
      await expect(restoring).rejects.toMatchObject({ code: 'DATABASE_IN_USE' });
    });
  });

  it('that is cut off changes no row, and goes on when it is repeated', async () => {
    await target.migrate();
    await target.rows('insert into analysis.company_list values (true, gen_random_uuid(), now())');
    const { tables } = await target.digest();
    const interruption = new AbortController();
    const stored: string[] = [];
    const buckets = disturbed(target.storage, async (key) => {
      if (stored.push(key) === 2) interruption.abort();
    });
    const parts = await target.parts({ isReplacing: true, buckets, signal: interruption.signal });
    await expect(restoreBackup(backup, parts)).rejects.toMatchObject({ name: 'AbortError' });
    expect((await target.digest()).tables).toEqual(tables);
    const again = disturbed(target.storage, async (key) => void stored.push(key));
    await restoreBackup(backup, await target.parts({ isReplacing: true, buckets: again }));
    expect(await target.digest()).toEqual(before);
  });

  it('brings a backup of an earlier release up to date', async () => {
    const [auth] = SERVICES;
    if (auth === undefined) throw new Error('There are no services');
    const migrations = auth.schema.migrations.slice(0, 2);
    const earlier = { ...auth, schema: { ...auth.schema, migrations } };
    const { databases } = await target.parts();
    const accesses = await provisionDatabases(target.adminUrl, databases);
    const names = migrations.map(({ name }) => name);
    await migrateTo(auth.schema, accesses.get(auth.name)?.ownerUrl ?? '', names);
    await target.rows(
      "insert into auth.users (id, email, user_metadata, created_at, updated_at) values (gen_random_uuid(), 'a@b.example', '{}', now(), now())",
    );
    const path = target.folder('earlier');
    const manifest = await makeBackup(path, await target.parts({ services: [earlier] }));
    expect(manifest.schemas.map((schema) => schema.migrations)).toEqual([names]);
    await restoreBackup(path, await target.parts({ isReplacing: true }));
    const users = await target.rows('select email, is_anonymous from auth.users');
    expect(users).toEqual([{ email: 'a@b.example', is_anonymous: false }]);
    const applied = await target.rows('select from auth.migrations');
    expect(applied).toHaveLength(auth.schema.migrations.length);
  });

  it('refuses rows that are not as many as were copied, and leaves what was there', async () => {
    const path = await changedBackup('fewer', (manifest) => ({
      ...manifest,
      schemas: manifest.schemas.map((schema) => ({
        ...schema,
        tables: schema.tables.map((table) => ({ ...table, rows: table.rows + 1 })),
      })),
    }));
    await expect(restoreBackup(path, await target.parts())).rejects.toThrow('rows in place of');
    await restoreBackup(backup, await target.parts());
    expect(await target.digest()).toEqual(before);
  });
});
