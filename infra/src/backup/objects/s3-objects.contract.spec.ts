import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openBuckets } from '@playbook/service-kit/object-storage/open-buckets';
import { objectStorageSchema } from '@playbook/service-kit/object-storage/object-storage.settings';
import { type ObjectStorage, PART_BYTES } from '@playbook/service-kit/object-storage/object-storage.port';
import { Logger } from '@playbook/service-kit/telemetry/logger';
import { type S3Server, startSwiftServer } from '@playbook/testing/infra/servers/swift-server';
import { BackupDraft } from '../archive/backup-draft.js';
import { BACKUP_FORMAT, type StoredBucket, type StoredObject } from '../archive/backup-manifest.schema.js';
import { StoredBackup } from '../archive/stored-backup.js';
import { dumpObjects } from './dump-objects.js';
import { loadObjects } from './load-objects.js';

const BUCKET = 'demo-videos';
const KEYS = ['a/1.mp4', 'a/1/0.jpg', 'b/1.mp4'];
const { signal } = new AbortController();
let server: S3Server;
let root: string;

beforeAll(async () => {
  server = await startSwiftServer();
  root = await mkdtemp(join(tmpdir(), 'playbook-s3-backup-'));
}, 60_000);
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

async function bucketWith(settings: Readonly<Record<string, string>>): Promise<ObjectStorage> {
  const buckets = await openBuckets([BUCKET], {
    settings: objectStorageSchema.parse(settings),
    publicUrl: 'http://localhost',
    logger: Logger.create('test', 'silent'),
  });
  const storage = buckets.get(BUCKET);
  if (storage === undefined) throw new Error('No bucket was opened');
  return storage;
}

const s3 = (prefix: string): Promise<ObjectStorage> =>
  bucketWith({
    PLAYBOOK_S3_ENDPOINT: server.endpoint,
    PLAYBOOK_S3_ACCESS_KEY: server.accessKey,
    PLAYBOOK_S3_SECRET_KEY: server.secretKey,
    PLAYBOOK_S3_BUCKET_PREFIX: prefix,
  });

/** A backup of a bucket's objects alone. */
async function backupOf(storage: ObjectStorage, name: string): Promise<[StoredBackup, StoredBucket, StoredObject[]]> {
  const path = join(root, name);
  const draft = await BackupDraft.begin(path);
  const bucket = await dumpObjects({ bucket: BUCKET, storage, draft, signal });
  const madeAt = new Date().toISOString();
  await draft.finish({ format: BACKUP_FORMAT, madeAt, encryptionKeySha256: null, schemas: [], buckets: [bucket] });
  const backup = await StoredBackup.open(path);
  await backup.verify(signal);
  const objects: StoredObject[] = [];
  for await (const object of backup.objects(bucket)) objects.push(object);
  return [backup, bucket, objects.toSorted((one, other) => (one.key < other.key ? -1 : 1))];
}

describe('objects of a backup', () => {
  it('are the same on a server of S3 and as files, whichever they came from', async () => {
    const first = await s3('one-');
    await first.check();
    for (const key of KEYS) {
      const content = randomBytes(5_000);
      await first.put(key, content, { contentType: 'video/mp4', sizeBytes: content.length });
    }
    const [backup, bucket, objects] = await backupOf(first, 'of-s3');
    expect(objects.map(({ key, sizeBytes, contentType }) => [key, sizeBytes, contentType])).toEqual(
      KEYS.map((key) => [key, 5_000, 'video/mp4']),
    );
    const folder = { PLAYBOOK_OBJECT_STORAGE_DIR: join(root, 'files'), PLAYBOOK_OBJECT_STORAGE_SECRET: 's'.repeat(32) };
    const second = await bucketWith(folder);
    await loadObjects(second, backup, bucket, signal);
    // A video is more than what is stored in one step.
    await writeFile(join(root, 'video'), randomBytes(PART_BYTES + 1));
    const video = { contentType: 'video/mp4', sizeBytes: PART_BYTES + 1 };
    await second.storeFile('b/2.mp4', join(root, 'video'), video);
    const [secondBackup, secondBucket, more] = await backupOf(second, 'of-files');
    expect(more).toEqual([...objects, expect.objectContaining({ key: 'b/2.mp4', ...video })]);
    const third = await s3('two-');
    for (const times of ['once', 'again']) {
      await loadObjects(third, secondBackup, secondBucket, signal);
      expect((await backupOf(third, `of-s3-${times}`))[2]).toEqual(more);
    }
    for (const storage of [first, second, third]) await storage.close();
  });
});
