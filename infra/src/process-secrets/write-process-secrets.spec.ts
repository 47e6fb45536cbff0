import { describe, expect, it } from '@jest/globals';
import type { DataDirectory } from '../data-directory/data-directory.js';
import { SERVICES } from '../composition/services.js';
import { processSecretsSchema } from './process-secrets.settings.js';
import { secretFolders } from './write-process-secrets.js';

/** Keeps secrets as a data directory does, in memory. */
class SecretsInMemory implements Pick<DataDirectory, 'secret'> {
  private readonly made = new Map<string, string>();

  async secret(name: string, make: () => string | Promise<string> = () => `secret-of-${name}-0123456789abcdef`) {
    const value = this.made.get(name) ?? (await make());
    this.made.set(name, value);
    return value;
  }
}
const foldersWith = (environment: Readonly<Record<string, string>>, directory = new SecretsInMemory()) =>
  secretFolders(processSecretsSchema.parse(environment), directory);

describe('the secrets of processes', () => {
  it('give each kind of process a key of NATS and an address of the database of its own', async () => {
    const folders = await foldersWith({});
    const parties = [...SERVICES.map(({ name }) => name), 'gateway'];
    const seeds = parties.map((name) => folders.get(name)?.['nats-seed']);
    expect(new Set(seeds).size).toBe(parties.length);
    expect(seeds.every((seed) => seed?.startsWith('SU'))).toBe(true);
    const urls = SERVICES.map(({ name }) => folders.get(name)?.['database-url']);
    expect(new Set(urls).size).toBe(SERVICES.length);
    expect(folders.get('gateway')).not.toHaveProperty('database-url');
  });

  it('give signing keys and the key of second factors to the auth service alone', async () => {
    const folders = await foldersWith({});
    const holders = (name: string) => [...folders].filter(([, files]) => name in files).map(([folder]) => folder);
    expect(holders('jwt-keys')).toEqual(['auth']);
    expect(holders('encryption-key')).toEqual(['auth']);
    expect(holders('object-storage-secret')).toEqual(['gateway', 'demos', 'decks']);
    expect(holders('google-client-secret')).toEqual(['gateway', 'auth']);
  });

  it('tell no server a private half of a key', async () => {
    const folders = await foldersWith({});
    const seeds = [...folders.values()].flatMap((files) => files['nats-seed'] ?? []);
    const configuration = folders.get('nats')?.['nats.conf'] ?? '';
    expect(seeds.filter((seed) => configuration.includes(seed))).toEqual([]);
    expect(configuration).toContain('store_dir: "/data"');
  });

  it('stay what they are when the job runs again', async () => {
    const directory = new SecretsInMemory();
    expect(await foldersWith({}, directory)).toEqual(await foldersWith({}, directory));
  });

  it('lead the sign-in to the development provider at the published port, while there is no client', async () => {
    const folders = await foldersWith({ PORT: '4100' });
    expect(folders.get('auth')).toMatchObject({
      'public-url': 'http://localhost:4100',
      'google-client-id': 'playbook-development',
      'google-issuer': 'http://localhost:4100/dev/identity',
    });
  });

  it('refuse that provider at an address that others reach', async () => {
    await expect(foldersWith({ PLAYBOOK_PUBLIC_URL: 'https://app.example.com' })).rejects.toMatchObject({
      code: 'DEVELOPMENT_SIGN_IN_NEEDS_LOOPBACK',
    });
  });

  it('lead it to Google where a client is given', async () => {
    const folders = await foldersWith({
      PLAYBOOK_PUBLIC_URL: 'https://app.example.com',
      AUTH_GOOGLE_CLIENT_ID: 'client',
      AUTH_GOOGLE_CLIENT_SECRET: 'its secret',
    });
    expect(folders.get('auth')).toMatchObject({
      'google-client-id': 'client',
      'google-client-secret': 'its secret',
      'google-issuer': '',
    });
  });

  it('want id and secret of a client together', () => {
    expect(processSecretsSchema.safeParse({ AUTH_GOOGLE_CLIENT_ID: 'client' }).success).toBe(false);
  });
});
