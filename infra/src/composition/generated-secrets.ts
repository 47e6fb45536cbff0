import { generateSigningKeys } from '@playbook/auth/service';
import type { Environment } from '@playbook/service-kit/config/settings';
import type { DataDirectory } from '../data-directory/data-directory.js';

/** How to make each secret setting that need not be given, and its name in the data directory. */
const SECRETS = [
  { setting: 'AUTH_JWT_KEYS', name: 'jwt-keys', make: generateSigningKeys },
  { setting: 'AUTH_ENCRYPTION_KEY', name: 'auth-encryption-key', make: undefined },
  { setting: 'PLAYBOOK_OBJECT_STORAGE_SECRET', name: 'object-storage-secret', make: undefined },
] as const;

/**
 * The secret settings that the environment lacks, made at the first start and kept in the data directory.
 * @throws StartError when one cannot be read or written
 */
export async function generatedSecrets(
  directory: Pick<DataDirectory, 'secret'>,
  given: Environment,
): Promise<Environment> {
  const missing = SECRETS.filter(({ setting }) => !given[setting] && !given[`${setting}_FILE`]);
  const made = missing.map(async ({ setting, name, make }) => [setting, await directory.secret(name, make)] as const);
  return Object.fromEntries(await Promise.all(made));
}
