import { ADMIN_URL_KEY, MIGRATION_SECRET, passwordKeyOf, SECRETS, secretOf } from '../description/secret-keys.js';
import { SERVICES } from '../../src/composition/services.js';
import type { DataDirectory } from '../../src/data-directory/data-directory.js';
import type { ProcessSecretsSettings } from '../../src/process-secrets/process-secrets.settings.js';
import { secretFolders } from '../../src/process-secrets/write-process-secrets.js';

/** Values of a Secret by key. */
type SecretValues = Readonly<Record<string, string>>;

/** Of an identity provider's client; where none is given, that of the development sign-in. */
const CLIENT_KEYS = ['google-client-id', 'google-client-secret'];
/** The superuser's name that the images of PostgreSQL and its operator have. */
const SUPERUSER = 'postgres';

/**
 * The Secrets of an installation, by name, with the same values that containers on one machine get. What nobody has given, such as the key
 * of a language model, is empty, which leaves the setting at its default.
 */
export async function installationSecrets(
  settings: ProcessSecretsSettings,
  directory: Pick<DataDirectory, 'secret'>,
): Promise<ReadonlyMap<string, SecretValues>> {
  // The address stands in a map. Without one, nobody asks whether the development sign-in, which no cluster has, may be used at it.
  const folders = await secretFolders({ ...settings, PLAYBOOK_PUBLIC_URL: undefined }, directory);
  const secrets = new Map<string, SecretValues>();
  for (const [name, keys] of SECRETS) {
    const known = folders.get(name.slice(secretOf('').length)) ?? {};
    const isGiven = (key: string): boolean =>
      settings.AUTH_GOOGLE_CLIENT_ID !== undefined || !CLIENT_KEYS.includes(key);
    secrets.set(name, Object.fromEntries(keys.map((key) => [key, (isGiven(key) && known[key]) || ''])));
  }
  const passwords = SERVICES.map(
    async ({ name }) => [passwordKeyOf(name), await directory.secret(passwordKeyOf(name))] as const,
  );
  const adminUrl = folders.get('migrate')?.[ADMIN_URL_KEY] ?? '';
  secrets.set(MIGRATION_SECRET, { [ADMIN_URL_KEY]: adminUrl, ...Object.fromEntries(await Promise.all(passwords)) });
  secrets.set(secretOf('postgres'), { username: SUPERUSER, password: folders.get('postgres')?.['password'] ?? '' });
  secrets.set(secretOf('nats'), { 'nats.conf': folders.get('nats')?.['nats.conf'] ?? '' });
  secrets.set(secretOf('redis'), { 'redis.conf': folders.get('redis')?.['redis.conf'] ?? '' });
  return secrets;
}
