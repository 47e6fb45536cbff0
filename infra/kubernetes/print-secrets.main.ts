import { exitOnStartError } from '@playbook/service-kit/service/process/exit-on-start-error';
import { readSettings } from '@playbook/service-kit/config/settings';
import { stringify } from 'yaml';
import { DataDirectory } from '../src/data-directory/data-directory.js';
import { processSecretsSchema } from '../src/process-secrets/process-secrets.settings.js';
import { PRODUCT } from './description/labels.js';
import { installationSecrets } from './secrets/installation-secrets.js';

/** Where what was made once is kept, so that the same Secrets come out the next time. */
const DIRECTORY = '.playbook-kubernetes';

// Prints the Secrets of a new installation, for `kubectl apply -f -` or for a vault.
await exitOnStartError(async () => {
  const settings = readSettings(processSecretsSchema, { PLAYBOOK_DATA_DIR: DIRECTORY, ...process.env });
  const directory = await DataDirectory.open(settings.PLAYBOOK_DATA_DIR);
  try {
    for (const [name, stringData] of await installationSecrets(settings, directory)) {
      const secret = { apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace: PRODUCT }, stringData };
      process.stdout.write(`---\n${stringify(secret, { lineWidth: 0 })}`);
    }
  } finally {
    await directory.close();
  }
}, 'The Secrets were not printed.');
