import { readSettings } from '@playbook/service-kit/config/settings';
import { exitOnStartError } from '@playbook/service-kit/service/process/exit-on-start-error';
import { z } from 'zod';
import { natsAuthorization } from '../nats/nats-authorization.js';
import { seedsOfInstallation } from '../nats/nats-seeds.js';

const settingsSchema = z.object({ PLAYBOOK_DATA_DIR: z.string().default('.playbook') });

await exitOnStartError(async () => {
  const { PLAYBOOK_DATA_DIR } = readSettings(settingsSchema, process.env);
  process.stdout.write(natsAuthorization(await seedsOfInstallation(PLAYBOOK_DATA_DIR)));
}, 'There is no configuration for NATS.');
