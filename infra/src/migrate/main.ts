import { readSettings } from '@playbook/service-kit/config/settings';
import { exitOnStartError } from '@playbook/service-kit/service/process/exit-on-start-error';
import { StopSequence } from '@playbook/service-kit/service/process/stop-sequence';
import { startDatabaseServer } from '../composition/database-server.js';
import { DataDirectory } from '../data-directory/data-directory.js';
import { ALL_SCHEMAS } from './all-schemas.js';
import { migrateSettingsSchema } from './migrate.settings.js';

await exitOnStartError(async () => {
  const settings = readSettings(migrateSettingsSchema, process.env);
  const stop = new StopSequence();
  try {
    const directory = await DataDirectory.open(settings.PLAYBOOK_DATA_DIR);
    stop.add(() => directory.close());
    const { DATABASE_URL: adminUrl } = settings;
    await startDatabaseServer({ directory, adminUrl, reserveMb: 0, schemas: ALL_SCHEMAS, stop });
    process.stdout.write('All schemas are up to date.\n');
  } finally {
    await stop.run();
  }
}, 'The schemas were not brought up to date.');
