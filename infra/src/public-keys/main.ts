import { publicKeysIn } from '@playbook/auth/service';
import { readSettings } from '@playbook/service-kit/config/settings';
import { exitOnStartError } from '@playbook/service-kit/service/process/exit-on-start-error';
import { z } from 'zod';
import { signingKeysOf } from '../composition/signing-keys.js';

const settingsSchema = z.object({
  PLAYBOOK_DATA_DIR: z.string().default('.playbook'),
  AUTH_JWT_KEYS: z.string().optional(),
});

await exitOnStartError(async () => {
  const keys = await signingKeysOf(readSettings(settingsSchema, process.env));
  process.stdout.write(`${JSON.stringify(publicKeysIn({ AUTH_JWT_KEYS: keys }).keys)}\n`);
}, 'There are no public keys.');
