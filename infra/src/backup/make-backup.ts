import { StartError } from '@playbook/service-kit/config/start-error';
import type { ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { BACKUP_LOCK_KEY } from '@playbook/service-kit/object-storage/backup-lock';
import type { ServiceDefinition } from '@playbook/service-kit/service/service-definition';
import pg from 'pg';
import { addressIn } from '../embedded-postgres/provision-databases.js';
import { BackupDraft } from './archive/backup-draft.js';
import { BACKUP_FORMAT, type BackupManifest, type StoredBucket } from './archive/backup-manifest.schema.js';
import { countMissing, dumpObjects } from './objects/dump-objects.js';
import { withAdmin } from './rows/database-swap.js';
import { dumpRows } from './rows/dump-rows.js';

/** SQLSTATE `lock_not_available`. */
const LOCK_NOT_AVAILABLE = '55P03';
/** Whoever looks for objects to remove holds the lock for a moment; a backup for as long as it takes. */
const LOCK_TIMEOUT_MS = 30_000;

/** An installation whose rows and objects are copied or brought back. */
export interface BackedUp {
  readonly services: readonly ServiceDefinition[];
  /** A superuser's address of the server. */
  readonly adminUrl: string;
  readonly buckets: ReadonlyMap<string, ObjectStorage>;
  /** Of the key by which secrets in rows are sealed; null where it is not known. */
  readonly encryptionKeySha256: string | null;
  readonly signal: AbortSignal;
}

/**
 * Copies rows and objects to a new folder while the product runs or not: the rows as they are at one moment, then every object. Whoever
 * removes objects of deleted rows waits until the copy is made, so that each row's object is in it.
 * @returns What is in the backup
 * @throws StartError `BACKUP_EXISTS`, `BACKUP_RUNS` or `DATABASE_*`; the folder is as it was then
 */
export async function makeBackup(path: string, installation: BackedUp): Promise<BackupManifest> {
  return withAdmin(addressIn(installation.adminUrl), async (client) => {
    await holdLock(client);
    const draft = await BackupDraft.begin(path);
    try {
      const manifest = await copyAll(client, draft, installation);
      await draft.finish(manifest);
      return manifest;
    } catch (error) {
      await draft.discard();
      throw error;
    }
  });
}

async function copyAll(client: pg.Client, draft: BackupDraft, installation: BackedUp): Promise<BackupManifest> {
  const { services, buckets, encryptionKeySha256, signal } = installation;
  const madeAt = new Date().toISOString();
  const schemas = await dumpRows(client, { draft, services, signal });
  const stored: StoredBucket[] = [];
  for (const [bucket, storage] of buckets) stored.push(await dumpObjects({ bucket, storage, draft, signal }));
  // The lock is the connection's: were that cut meanwhile, this would fail.
  await client.query('select 1');
  const counted: StoredBucket[] = [];
  for (const bucket of stored) {
    const query = services.find(({ objectsOfRows }) => objectsOfRows?.[bucket.bucket])?.objectsOfRows?.[bucket.bucket];
    const missing = query === undefined ? 0 : await countMissing(client, draft, bucket.bucket, query);
    counted.push({ ...bucket, missing });
  }
  return { format: BACKUP_FORMAT, madeAt, encryptionKeySha256, schemas, buckets: counted };
}

async function holdLock(client: pg.Client): Promise<void> {
  try {
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query('select pg_advisory_lock($1)', [BACKUP_LOCK_KEY]);
    await client.query('set lock_timeout = 0');
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== LOCK_NOT_AVAILABLE) throw error;
    throw new StartError('BACKUP_RUNS', 'Another backup of this installation is being made. Wait for its end.');
  }
}
