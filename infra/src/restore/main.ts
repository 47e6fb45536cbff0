import { readSettings } from '@playbook/service-kit/config/settings';
import { exitOnStartError } from '@playbook/service-kit/service/process/exit-on-start-error';
import type { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import { type BackupSettings, backupSettingsSchema } from '../backup/backup.settings.js';
import { besideProduct, bucketsOf, encryptionKeySha256, startServer } from '../backup/installation.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { describeBackup, describeMissing, readArguments, runCommand } from '../backup/run-command.js';
import { databaseOf } from '../composition/database-server.js';
import { SERVICES } from '../composition/services.js';
import { DataDirectory } from '../data-directory/data-directory.js';

const OTHER_KEY =
  'Warning: secrets of second factors in it were sealed with another AUTH_ENCRYPTION_KEY than this installation has. ' +
  'Put that key back before founders sign in (docs/runbook.md).\n';

await exitOnStartError(async () => {
  const usage = 'which backup: npm run restore -- DIRECTORY [--replace]';
  const { path, isFlagged: isReplacing } = readArguments(process.argv.slice(2), usage, 'replace');
  const settings = readSettings(backupSettingsSchema, process.env);
  await runCommand(async (signal, stop) => {
    const directory = await DataDirectory.open(settings.PLAYBOOK_DATA_DIR);
    stop.add(() => directory.close());
    const manifest = await restoreBackup(path, {
      services: SERVICES,
      adminUrl: await writableServer(settings, directory, stop),
      buckets: await bucketsOf(settings, stop),
      databases: await Promise.all(SERVICES.map(({ name }) => databaseOf(name, directory))),
      isReplacing,
      signal,
    });
    const key = await encryptionKeySha256(settings);
    const isOtherKey = manifest.encryptionKeySha256 !== null && manifest.encryptionKeySha256 !== key;
    process.stdout.write(
      `${describeMissing(manifest)}${isOtherKey ? OTHER_KEY : ''}Restored: ${describeBackup(manifest)}.\n`,
    );
  });
}, 'Nothing was restored.');

async function writableServer(
  { DATABASE_URL }: BackupSettings,
  directory: DataDirectory,
  stop: StopSequence,
): Promise<string> {
  if (DATABASE_URL !== undefined) return besideProduct(DATABASE_URL);
  const server = await startServer(directory, stop);
  // An earlier run may have ended while the disk was full.
  await server.setReadOnly(false);
  return server.url;
}
