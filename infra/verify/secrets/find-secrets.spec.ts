import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { findSecrets } from './find-secrets.mjs';

/** Put together here, so that this file holds none itself. */
const SECRETS = {
  'a key of AWS': `AWS_SECRET_ACCESS_KEY = ${'wJalrXUtnFEMI/K7MDENG/bPxRfiCYzzzzzzzKEY'}`,
  'a token of GitHub': `ghp_${'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6q7R8'}`,
  'a private key': generateKeyPairSync('rsa', { modulusLength: 2_048 }).privateKey.export({
    type: 'pkcs1',
    format: 'pem',
  }),
  'a database with its password': `postgres${'://'}playbook:${'tr0ub4dor'}@db.example.com/playbook`,
};

describe('findSecrets', () => {
  it.each(Object.entries(SECRETS))('finds %s, and does not repeat it', async (_, secret) => {
    const found = await findSecrets('settings.ts', `\n${secret}\n`);
    expect(found[0]).toMatch(/^settings\.ts:\d+ /);
    expect(found.join('\n')).not.toContain(String(secret).slice(-60).trim());
  });

  it('finds nothing in a text without any', async () => {
    expect(await findSecrets('README.md', 'Set AUTH_GOOGLE_CLIENT_SECRET to your own.')).toEqual([]);
  });
});
