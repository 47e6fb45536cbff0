import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { publicKeysIn } from '@playbook/auth/service';
import { GATEWAY } from '@playbook/contracts/core/procedure';
import { createDevelopmentClient } from '../composition/development-sign-in.js';
import { generatedSecrets } from '../composition/generated-secrets.js';
import { SERVICES } from '../composition/services.js';
import { replaceFile } from '../data-directory/atomic-file.js';
import { DataDirectory } from '../data-directory/data-directory.js';
import { addressIn } from '../embedded-postgres/provision-databases.js';
import { runtimeRoleOf } from '../embedded-postgres/service-roles.js';
import { natsAuthorization } from '../nats/nats-authorization.js';
import { natsSeeds } from '../nats/nats-seeds.js';
import type { ProcessSecretsSettings } from './process-secrets.settings.js';

/** Files by folder and name. A folder is a volume that one kind of container sees. */
export type SecretFolders = ReadonlyMap<string, Readonly<Record<string, string>>>;

const POSTGRES = 'postgres';
/** JetStream keeps events; the monitoring port has the health check and, for an autoscaler, the length of queues. */
const NATS_SERVER = 'port: 4222\nhttp: 8222\njetstream { store_dir: "/data" }\n';

/**
 * Makes the secrets of an installation once and writes each kind of process those that it needs, and no others.
 * May run any number of times: what is there stays as it is.
 * @throws StartError when a folder cannot be used
 */
export async function writeProcessSecrets(settings: ProcessSecretsSettings): Promise<void> {
  const directory = await DataDirectory.open(settings.PLAYBOOK_DATA_DIR);
  try {
    for (const [folder, files] of await secretFolders(settings, directory)) {
      for (const [name, value] of Object.entries(files)) {
        const path = join(settings.PLAYBOOK_SECRETS_DIR, folder, name);
        await replaceFile(path, value);
        // PostgreSQL's image has a user of its own. Nobody else sees this volume.
        if (folder === POSTGRES) await chmod(path, 0o444);
      }
    }
  } finally {
    await directory.close();
  }
}

/** What each kind of container gets. */
export async function secretFolders(
  settings: ProcessSecretsSettings,
  directory: Pick<DataDirectory, 'secret'>,
): Promise<SecretFolders> {
  const secret = (name: string): Promise<string> => directory.secret(name);
  const seeds = await natsSeeds(directory);
  const made = await generatedSecrets(directory, {});
  const adminUrl = `postgresql://postgres:${await secret('postgres')}@${settings.POSTGRES_HOST}:5432/postgres`;
  const redisPassword = await secret('redis');
  const storageSecret = made['PLAYBOOK_OBJECT_STORAGE_SECRET'] ?? '';
  const publicUrl = settings.PLAYBOOK_PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const signIn = signInOf(settings, publicUrl, await secret('development-sign-in'));
  const shared = {
    'public-url': publicUrl,
    'redis-url': `redis://:${redisPassword}@${settings.REDIS_HOST}:6379`,
    'public-keys': JSON.stringify(publicKeysIn(made).keys),
  };
  const ofParty = (name: string) => ({ ...shared, 'nats-seed': seeds.get(name) ?? '' });
  const folders = new Map<string, Readonly<Record<string, string>>>([
    [POSTGRES, { password: await secret('postgres') }],
    ['migrate', { 'database-url': adminUrl }],
    ['redis', { 'redis.conf': `requirepass ${redisPassword}\n`, password: redisPassword }],
    ['nats', { 'nats.conf': NATS_SERVER + natsAuthorization(seeds) }],
    [GATEWAY, { ...ofParty(GATEWAY), ...signIn, 'object-storage-secret': storageSecret }],
  ]);
  for (const { name, buckets = [] } of SERVICES) {
    const password = await secret(`database-${name}`);
    folders.set(name, {
      ...ofParty(name),
      'database-url': addressIn(adminUrl, { name: runtimeRoleOf(name), password }),
      ...(buckets.length > 0 && { 'object-storage-secret': storageSecret }),
      ...(name === 'auth' && {
        ...signIn,
        'jwt-keys': made['AUTH_JWT_KEYS'] ?? '',
        'encryption-key': made['AUTH_ENCRYPTION_KEY'] ?? '',
      }),
    });
  }
  return folders;
}

/** The client that was given; without one, that of the development sign-in, which refuses a public address beyond this machine. */
function signInOf(
  settings: ProcessSecretsSettings,
  publicUrl: string,
  secret: string,
): Readonly<Record<string, string>> {
  const { AUTH_GOOGLE_CLIENT_ID, AUTH_GOOGLE_CLIENT_SECRET, AUTH_GOOGLE_ISSUER } = settings;
  const client =
    AUTH_GOOGLE_CLIENT_ID === undefined || AUTH_GOOGLE_CLIENT_SECRET === undefined
      ? createDevelopmentClient(publicUrl, secret)
      : { AUTH_GOOGLE_CLIENT_ID, AUTH_GOOGLE_CLIENT_SECRET, AUTH_GOOGLE_ISSUER };
  return {
    'google-client-id': client.AUTH_GOOGLE_CLIENT_ID,
    'google-client-secret': client.AUTH_GOOGLE_CLIENT_SECRET,
    // An empty file leaves the default, which is Google itself.
    'google-issuer': client.AUTH_GOOGLE_ISSUER ?? '',
  };
}
