import { exitOnStartError } from '@playbook/service-kit/service/process/exit-on-start-error';
import { readSettings } from '@playbook/service-kit/config/settings';
import { processSecretsSchema } from './process-secrets.settings.js';
import { writeProcessSecrets } from './write-process-secrets.js';

await exitOnStartError(async () => {
  await writeProcessSecrets(readSettings(processSecretsSchema, process.env));
  process.stdout.write('Every process has its secrets.\n');
}, 'The secrets were not written.');
