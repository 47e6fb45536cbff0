import { resolve } from 'node:path';
import { readSettings } from '@playbook/service-kit/config/settings';
import { exitOnStartError } from '@playbook/service-kit/service/process/exit-on-start-error';
import { SERVICES } from '../composition/services.js';
import { backupSettingsSchema } from './backup.settings.js';
import { adminUrlOf, bucketsOf, encryptionKeySha256 } from './installation.js';
import { makeBackup } from './make-backup.js';
import { describeBackup, describeMissing, readArguments, runCommand } from './run-command.js';

await exitOnStartError(async () => {
  const { path } = readArguments(process.argv.slice(2), 'where to: npm run backup -- DIRECTORY');
  const settings = readSettings(backupSettingsSchema, process.env);
  await runCommand(async (signal, stop) => {
    const manifest = await makeBackup(path, {
      services: SERVICES,
      adminUrl: await adminUrlOf(settings, stop),
      buckets: await bucketsOf(settings, stop),
      encryptionKeySha256: await encryptionKeySha256(settings),
      signal,
    });
    process.stdout.write(
      `${describeMissing(manifest)}The backup in ${resolve(path)} holds ${describeBackup(manifest)}.\n` +
        `It holds what founders wrote and no secrets: keep it private, and the folder ${resolve(settings.PLAYBOOK_DATA_DIR, 'secrets')} elsewhere.\n`,
    );
  });
}, 'There is no new backup.');
