import { parseArgs } from 'node:util';
import { signServiceKey } from '@playbook/auth/service';
import { issuerOf, portSetting, processSettingsSchema } from '@playbook/service-kit/config/process-settings';
import { readSettings } from '@playbook/service-kit/config/settings';
import { StartError } from '@playbook/service-kit/config/start-error';
import { z } from 'zod';
import { signingKeysOf } from '../composition/signing-keys.js';

const DEFAULT_DAYS = 30;
const MAX_DAYS = 3_650;
const DAY_S = 86_400;

const settingsSchema = processSettingsSchema.pick({ PLAYBOOK_PUBLIC_URL: true }).extend({
  PORT: portSetting.default(3000),
  PLAYBOOK_DATA_DIR: z.string().default('.playbook'),
  AUTH_JWT_KEYS: z.string().optional(),
});

/**
 * Prints a key of the API of an installation, which may run or not: for the admin endpoints, or for public clients. The settings must be those it runs with.
 * @throws StartError without signing keys, or for a number of days or a role that is none
 */
export async function printServiceKey(): Promise<void> {
  const settings = readSettings(settingsSchema, process.env);
  const options = readOptions(process.argv.slice(2));
  const lifetimeS = readDays(options.days) * DAY_S;
  const role = readRole(options.role);
  const issuer = issuerOf(settings.PLAYBOOK_PUBLIC_URL ?? `http://localhost:${settings.PORT}`);
  const keys = await signingKeysOf(settings);
  process.stdout.write(`${await signServiceKey({ keys, issuer, lifetimeS, role })}\n`);
}

function readOptions(commandLine: string[]): { days?: unknown; role?: unknown } {
  const options = { days: { type: 'string' }, role: { type: 'string' } } as const;
  return parseArgs({ args: commandLine, options, strict: false }).values;
}

function readRole(role: unknown = 'service_role'): 'service_role' | 'anon' {
  if (role === 'service_role' || role === 'anon') return role;
  throw new StartError('ROLE_UNUSABLE', 'The option --role takes service_role or anon.');
}

function readDays(text: unknown = DEFAULT_DAYS): number {
  const days = Number(text);
  if (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS) return days;
  throw new StartError('DAYS_UNUSABLE', `The option --days takes a whole number from 1 to ${MAX_DAYS}.`);
}
