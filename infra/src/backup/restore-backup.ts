import { StartError } from '@playbook/service-kit/config/start-error';
import { addressIn, provisionDatabases } from '../embedded-postgres/provision-databases.js';
import type { ServiceDatabase } from '../embedded-postgres/service-roles.js';
import { migrateAll } from '../migrate/migrate-all.js';
import type { BackupManifest } from './archive/backup-manifest.schema.js';
import { StoredBackup } from './archive/stored-backup.js';
import type { BackedUp } from './make-backup.js';
import { loadObjects } from './objects/load-objects.js';
import {
  isDatabaseEmpty,
  putInPlace,
  removeLeftOvers,
  requireUnused,
  RESTORED,
  withAdmin,
} from './rows/database-swap.js';
import { loadRows, requireKnown } from './rows/load-rows.js';

export interface Restored extends Omit<BackedUp, 'encryptionKeySha256'> {
  /** Names and passwords of the services' roles. */
  readonly databases: readonly ServiceDatabase[];
  /** Whether what the installation holds may be lost. */
  readonly isReplacing: boolean;
}

/**
 * Brings a backup back while the product stands still. Every file is read and checked before anything changes. Then objects are stored,
 * which do no harm without rows, and the rows go into a database of their own that takes the product's place in one step at the end: a
 * restore that is cut off changes nothing that anybody sees and can be repeated.
 * @returns What was in the backup
 * @throws StartError `BACKUP_*`, `RESTORE_TARGET_NOT_EMPTY` or `DATABASE_*`; the installation is as it was then
 */
export async function restoreBackup(path: string, installation: Restored): Promise<BackupManifest> {
  const { services, adminUrl, buckets, databases, isReplacing, signal } = installation;
  const backup = await StoredBackup.open(path);
  const { manifest } = backup;
  requireKnown(manifest.schemas, services);
  await requireUnused(adminUrl);
  const schemas = services.map(({ schema }) => schema.schema);
  if (!isReplacing && !(await isDatabaseEmpty(adminUrl, schemas))) throw notEmpty();
  await backup.verify(signal);
  for (const bucket of manifest.buckets) {
    const storage = buckets.get(bucket.bucket);
    if (storage === undefined) throw new Error(`No service has the bucket ${bucket.bucket}`);
    await loadObjects(storage, backup, bucket, signal);
  }
  await removeLeftOvers(adminUrl);
  const accesses = await provisionDatabases(adminUrl, databases, RESTORED);
  await withAdmin(addressIn(adminUrl, undefined, RESTORED), (client) =>
    loadRows(client, backup, services, accesses, signal),
  );
  await migrateAll(accesses);
  await putInPlace(adminUrl);
  return manifest;
}

const notEmpty = (): StartError =>
  new StartError(
    'RESTORE_TARGET_NOT_EMPTY',
    'This installation holds rows already. Add --replace to lose them for those of the backup, or set PLAYBOOK_DATA_DIR ' +
      'or DATABASE_URL to an empty one.',
  );
