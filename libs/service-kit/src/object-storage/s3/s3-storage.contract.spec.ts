import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { objectStorageContract } from '@playbook/testing/contracts/object-storage.contract';
import { type S3Server, startSwiftServer } from '@playbook/testing/infra/servers/swift-server';
import { Logger } from '../../telemetry/logger.js';
import type { ObjectStorage } from '../object-storage.port.js';
import { objectStorageSchema } from '../object-storage.settings.js';
import { openBuckets } from '../open-buckets.js';

const PUBLIC_URL = 'https://playbook.example';
const BUCKET = 'demo-videos';
let server: S3Server;

beforeAll(async () => {
  server = await startSwiftServer();
}, 60_000);
afterAll(() => server.stop());

async function openStorage(changed: Record<string, string> = {}): Promise<ObjectStorage> {
  const settings = objectStorageSchema.parse({
    PLAYBOOK_S3_ENDPOINT: server.endpoint,
    PLAYBOOK_S3_ACCESS_KEY: server.accessKey,
    PLAYBOOK_S3_SECRET_KEY: server.secretKey,
    PLAYBOOK_S3_BUCKET_PREFIX: `t${randomUUID().slice(0, 8)}-`,
    ...changed,
  });
  const logger = Logger.create('test', 'silent');
  const storage = (await openBuckets([BUCKET], { settings, publicUrl: PUBLIC_URL, logger })).get(BUCKET);
  if (storage === undefined) throw new Error('No bucket was opened');
  return storage;
}

objectStorageContract('S3', async () => {
  const storage = await openStorage();
  return { storage, close: () => storage.close() };
});

describe('S3Storage', () => {
  it('signs for the address of browsers', async () => {
    const storage = await openStorage({ PLAYBOOK_S3_PUBLIC_ENDPOINT: 'https://objects.example' });
    const url = await storage.signDownload('a/b.mp4', { contentType: 'video/mp4', expiresInS: 3_600 });
    expect(url).toMatch(/^https:\/\/objects\.example\/t[0-9a-f]{8}-demo-videos\/a\/b\.mp4\?/);
    await storage.close();
  });

  it('puts the bucket into the host where that is wanted', async () => {
    const storage = await openStorage({
      PLAYBOOK_S3_PUBLIC_ENDPOINT: 'https://objects.example',
      PLAYBOOK_S3_PATH_STYLE: 'false',
    });
    const url = await storage.signDownload('a/b.mp4', { contentType: 'video/mp4', expiresInS: 3_600 });
    expect(url).toMatch(/^https:\/\/t[0-9a-f]{8}-demo-videos\.objects\.example\/a\/b\.mp4\?/);
    await storage.close();
  });

  it('is not usable with another key', async () => {
    const storage = await openStorage({ PLAYBOOK_S3_SECRET_KEY: 'guessed' });
    await expect(storage.check()).rejects.toMatchObject({ code: 'unexpected_failure' });
    await storage.close();
  });

  it('says that it is away', async () => {
    const storage = await openStorage({ PLAYBOOK_S3_ENDPOINT: 'http://127.0.0.1:1' });
    const uses = [storage.check(), storage.head('a/b'), storage.remove('a/b'), storage.read('a/b')];
    for (const outcome of await Promise.allSettled(uses)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'service_unavailable' } });
    }
    await storage.close();
  });
});
