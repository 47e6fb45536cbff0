import { createHash, randomBytes } from 'node:crypto';
import { join, resolve } from 'node:path';
import { StartError } from '@playbook/service-kit/config/start-error';
import { openBuckets } from '@playbook/service-kit/object-storage/open-buckets';
import type { ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import type { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { addressOfRunningServer, justStarting, openUnlessInUse } from '../embedded-postgres/running-product.js';
import { SERVICES } from '../composition/services.js';
import { DataDirectory } from '../data-directory/data-directory.js';
import { SecretFiles } from '../data-directory/secret-files.js';
import { isClusterPresent, SUPERUSER } from '../embedded-postgres/database-cluster.js';
import { EmbeddedPostgres, SUPERUSER_SECRET } from '../embedded-postgres/embedded-postgres.js';
import { preparePostgresBinaries } from '../embedded-postgres/postgres-binaries.js';
import { addressIn, DATABASE } from '../embedded-postgres/provision-databases.js';
import type { BackupSettings } from './backup.settings.js';

/** Addresses of objects are signed by this; nobody gets one from a backup. */
const UNUSED_SECRET = randomBytes(32).toString('base64url');
const NOWHERE = 'http://localhost';
const DERIVATION = 'playbook backup ';

/** Where the rows of an installation are, for a superuser: of the product that runs, or of a server that is started for this. */
export async function adminUrlOf(settings: BackupSettings, stop: StopSequence): Promise<string> {
  const path = resolve(settings.PLAYBOOK_DATA_DIR);
  if (settings.DATABASE_URL !== undefined) return besideProduct(settings.DATABASE_URL);
  const { majorVersion } = await preparePostgresBinaries();
  if (!(await isClusterPresent(join(path, 'postgres'), majorVersion))) {
    throw new StartError(
      'NOTHING_TO_BACK_UP',
      `There is no database in ${path}. Set PLAYBOOK_DATA_DIR or DATABASE_URL.`,
    );
  }
  const directory = await openUnlessInUse(path);
  if (directory === null) return addressOfRunning(path);
  stop.add(() => directory.close());
  return (await startServer(directory, stop)).url;
}

/** A server on a data directory that this process has. Nothing is migrated. */
export async function startServer(directory: DataDirectory, stop: StopSequence): Promise<EmbeddedPostgres> {
  const server = await EmbeddedPostgres.start({ directory });
  stop.add(() => server.stop());
  return server;
}

/** An operator's server by a database that stays what it is while that of the product is replaced. */
export function besideProduct(adminUrl: string): string {
  const { pathname } = new URL(adminUrl);
  return pathname === `/${DATABASE}` ? addressIn(adminUrl, undefined, 'postgres') : adminUrl;
}

async function addressOfRunning(path: string): Promise<string> {
  const password = await new SecretFiles(join(path, 'secrets')).find(SUPERUSER_SECRET);
  const address = await addressOfRunningServer(path);
  if (address === null || password === undefined) throw justStarting(path);
  const url = new URL(address);
  url.username = SUPERUSER;
  url.password = encodeURIComponent(password);
  return url.href;
}

/** The buckets of all services. */
export async function bucketsOf(
  settings: BackupSettings,
  stop: StopSequence,
): Promise<ReadonlyMap<string, ObjectStorage>> {
  const names = [...new Set(SERVICES.flatMap(({ buckets = [] }) => buckets))];
  const folder = settings.PLAYBOOK_OBJECT_STORAGE_DIR ?? resolve(settings.PLAYBOOK_DATA_DIR, 'object-storage');
  const buckets = await openBuckets(names, {
    settings: {
      ...settings,
      PLAYBOOK_OBJECT_STORAGE_DIR: folder,
      PLAYBOOK_OBJECT_STORAGE_SECRET: settings.PLAYBOOK_OBJECT_STORAGE_SECRET ?? UNUSED_SECRET,
    },
    publicUrl: settings.PLAYBOOK_PUBLIC_URL ?? NOWHERE,
    logger: Logger.create('backup', settings.LOG_LEVEL),
  });
  for (const storage of buckets.values()) stop.add(() => storage.close());
  return buckets;
}

/**
 * Fingerprint of the key by which secrets of second factors are sealed, from which nobody gets the key: it has 32 random bytes.
 * @returns null where the key is not known here
 */
export async function encryptionKeySha256(settings: BackupSettings): Promise<string | null> {
  const secrets = new SecretFiles(join(resolve(settings.PLAYBOOK_DATA_DIR), 'secrets'));
  const key = settings.AUTH_ENCRYPTION_KEY ?? (await secrets.find('auth-encryption-key'));
  return key === undefined ? null : createHash('sha256').update(`${DERIVATION}${key}`).digest('hex');
}
