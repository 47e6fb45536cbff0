import { createHash } from 'node:crypto';
import type { ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import type { StoredBucket, StoredObject } from '../archive/backup-manifest.schema.js';
import type { StoredBackup } from '../archive/stored-backup.js';

/**
 * Stores every object of a bucket's backup. What is there already, from a restore that was cut off, stays; objects that no restored row
 * knows of are found and removed by workers.
 */
export async function loadObjects(
  storage: ObjectStorage,
  backup: StoredBackup,
  bucket: StoredBucket,
  signal: AbortSignal,
): Promise<void> {
  await storage.check();
  for await (const object of backup.objects(bucket)) {
    signal.throwIfAborted();
    if (await isStored(storage, object)) continue;
    const { key, sizeBytes, contentType } = object;
    await storage.storeFile(key, backup.contentOf(bucket, object), { sizeBytes, contentType });
  }
}

async function isStored(
  storage: ObjectStorage,
  { key, sizeBytes, contentType, sha256 }: StoredObject,
): Promise<boolean> {
  const facts = await storage.head(key);
  if (facts?.sizeBytes !== sizeBytes || facts.contentType !== contentType) return false;
  const hash = createHash('sha256');
  for await (const chunk of await storage.read(key)) hash.update(chunk);
  return hash.digest('hex') === sha256;
}
