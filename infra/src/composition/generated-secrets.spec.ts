import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DataDirectory } from '../data-directory/data-directory.js';
import { generatedSecrets } from './generated-secrets.js';

let root: string;
let directory: DataDirectory;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'playbook-secrets-'));
  directory = await DataDirectory.open(join(root, 'data'));
});

afterEach(async () => {
  await directory.close();
  await rm(root, { recursive: true });
});

describe('secret settings', () => {
  it('are made once where none are given', async () => {
    const made = await generatedSecrets(directory, {});
    expect(Object.keys(made).toSorted()).toEqual([
      'AUTH_ENCRYPTION_KEY',
      'AUTH_JWT_KEYS',
      'PLAYBOOK_OBJECT_STORAGE_SECRET',
    ]);
    for (const name of ['AUTH_ENCRYPTION_KEY', 'PLAYBOOK_OBJECT_STORAGE_SECRET']) {
      expect(Buffer.from(made[name] ?? '', 'base64url')).toHaveLength(32);
    }
    expect(await generatedSecrets(directory, { AUTH_JWT_KEYS: '' })).toEqual(made);
  });

  it('are left alone where they are given, as a value or as a file', async () => {
    const given = {
      AUTH_JWT_KEYS: 'keys',
      AUTH_ENCRYPTION_KEY_FILE: '/run/secrets/key',
      PLAYBOOK_OBJECT_STORAGE_SECRET: 'secret',
    };
    expect(await generatedSecrets(directory, given)).toEqual({});
  });
});
