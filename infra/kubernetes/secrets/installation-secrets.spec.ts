import { describe, expect, it } from '@jest/globals';
import { processSecretsSchema } from '../../src/process-secrets/process-secrets.settings.js';
import { SECRETS } from '../description/secret-keys.js';
import { installationSecrets } from './installation-secrets.js';

/** Keeps secrets in memory. */
class SecretsInMemory {
  private readonly made = new Map<string, string>();

  async secret(name: string, make: () => string | Promise<string> = () => name.padEnd(43, '-')): Promise<string> {
    const value = this.made.get(name) ?? (await make());
    this.made.set(name, value);
    return value;
  }
}
const secretsWith = (environment: Readonly<Record<string, string>>) =>
  installationSecrets(processSecretsSchema.parse(environment), new SecretsInMemory());

describe('the Secrets of an installation', () => {
  it('have the keys that processes read, and no others', async () => {
    const secrets = await secretsWith({});
    for (const [name, keys] of SECRETS)
      expect(Object.keys(secrets.get(name) ?? {}).toSorted()).toEqual(keys.toSorted());
  });

  it('give each role the password that is in the address of its service', async () => {
    const secrets = await secretsWith({});
    const { 'database-url': _, ...passwords } = secrets.get('playbook-migrate') ?? {};
    expect(Object.keys(passwords).length).toBeGreaterThan(4);
    for (const [key, password] of Object.entries(passwords)) {
      const address = secrets.get(key.replace('database-', 'playbook-'))?.['database-url'] ?? '';
      expect(new URL(address).password).toBe(encodeURIComponent(password));
    }
  });

  it('have a client of Google where one is given, and never that of the development sign-in', async () => {
    const url = { PLAYBOOK_PUBLIC_URL: 'https://playbook.example.com' };
    expect((await secretsWith(url)).get('playbook-auth')).toMatchObject({ 'google-client-id': '' });
    const client = { AUTH_GOOGLE_CLIENT_ID: 'client', AUTH_GOOGLE_CLIENT_SECRET: 'its secret' };
    expect((await secretsWith({ ...url, ...client })).get('playbook-auth')).toMatchObject({
      'google-client-id': 'client',
      'google-client-secret': 'its secret',
    });
  });
});
