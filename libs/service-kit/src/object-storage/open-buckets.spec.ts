import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '../telemetry/logger.js';
import { objectStorageSchema } from './object-storage.settings.js';
import { openBuckets } from './open-buckets.js';
import { openStorageAccess } from './storage-access.js';

const publicUrl = 'https://playbook.example';
const SECRET = 'a secret of this test that is long enough';
const ENDPOINT = { PLAYBOOK_S3_ENDPOINT: 'http://storage:9000' };
const KEY = { PLAYBOOK_S3_ACCESS_KEY: 'key', PLAYBOOK_S3_SECRET_KEY: 'secret' };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'playbook-buckets-'));
});
afterEach(() => rm(root, { recursive: true }));

const open = (values: Record<string, string>) =>
  openBuckets(['demo-videos'], {
    settings: objectStorageSchema.parse(values),
    publicUrl,
    logger: Logger.create('test', 'silent'),
  });

describe('openBuckets', () => {
  it('makes a folder for each bucket where no server is set', async () => {
    const files = { PLAYBOOK_OBJECT_STORAGE_DIR: root, PLAYBOOK_OBJECT_STORAGE_SECRET: SECRET };
    const bucket = (await open(files)).get('demo-videos');
    await bucket?.check();
    expect(await readdir(root)).toEqual(['demo-videos']);
    const address = await bucket?.signDownload('a/b.mp4', { contentType: 'video/mp4', expiresInS: 60 });
    expect(address).toMatch(/^https:\/\/playbook\.example\/storage\/v1\/demo-videos\/a\/b\.mp4\?/);
  });

  it.each([
    ['PLAYBOOK_OBJECT_STORAGE_DIR', { PLAYBOOK_OBJECT_STORAGE_SECRET: SECRET }],
    ['PLAYBOOK_OBJECT_STORAGE_SECRET', { PLAYBOOK_OBJECT_STORAGE_DIR: '/nowhere' }],
    ['PLAYBOOK_S3_ACCESS_KEY', ENDPOINT],
    ['PLAYBOOK_S3_SECRET_KEY', { ...ENDPOINT, PLAYBOOK_S3_ACCESS_KEY: 'key' }],
  ])('names %s when it is missing', async (setting, values) => {
    await expect(open(values)).rejects.toMatchObject({
      code: 'SETTING_MISSING',
      message: expect.stringContaining(setting),
    });
  });

  it('connects to no server before it is used', async () => {
    const bucket = (await open({ ...ENDPOINT, ...KEY })).get('demo-videos');
    expect(bucket).toBeDefined();
    await bucket?.close();
  });
});

describe('how browsers reach objects', () => {
  const accessWith = (values: Record<string, string>) =>
    openStorageAccess(objectStorageSchema.parse({ ...ENDPOINT, ...values }), publicUrl);

  it.each([
    ['the server itself', {}, 'http://storage:9000'],
    ['its public address', { PLAYBOOK_S3_PUBLIC_ENDPOINT: 'https://objects.example/path' }, 'https://objects.example'],
    [
      'any bucket of it',
      { PLAYBOOK_S3_PUBLIC_ENDPOINT: 'https://objects.example', PLAYBOOK_S3_PATH_STYLE: 'false' },
      'https://*.objects.example',
    ],
  ])('is %s', (_, values, origin) => {
    expect(accessWith(values)).toEqual({ files: null, origin });
  });
});
