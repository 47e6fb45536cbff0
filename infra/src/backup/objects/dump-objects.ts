import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import type pg from 'pg';
import type { BackupDraft } from '../archive/backup-draft.js';
import { objectsFolderOf, type StoredBucket, type StoredObject } from '../archive/backup-manifest.schema.js';
import { neededFileOf } from '../rows/dump-rows.js';

export interface ObjectsDump {
  readonly bucket: string;
  readonly storage: ObjectStorage;
  readonly draft: BackupDraft;
  readonly signal: AbortSignal;
}

/** Copies every object of a bucket, one at a time. Whoever removes objects of deleted rows waits meanwhile. */
export async function dumpObjects({ bucket, storage, draft, signal }: ObjectsDump): Promise<StoredBucket> {
  let objects = 0;
  let contentBytes = 0;
  async function* copied(): AsyncGenerator<string> {
    for await (const { key } of storage.list('')) {
      signal.throwIfAborted();
      const object = await copyObject(storage, draft, bucket, key);
      if (object === null) continue;
      objects += 1;
      contentBytes += object.sizeBytes;
      yield `${JSON.stringify(object)}\n`;
    }
  }
  const list = await draft.write(`${objectsFolderOf(bucket)}.jsonl`, copied());
  return { ...list, bucket, objects, contentBytes, missing: 0 };
}

/** Null when the object is gone by now: its founder has just deleted the account. */
async function copyObject(
  storage: ObjectStorage,
  draft: BackupDraft,
  bucket: string,
  key: string,
): Promise<StoredObject | null> {
  const facts = await storage.head(key);
  const content = facts && (await readUnlessGone(storage, key));
  if (!facts || !content) return null;
  const { sizeBytes, sha256 } = await draft.write(`${objectsFolderOf(bucket)}/${key}`, content);
  return { key, contentType: facts.contentType, sizeBytes, sha256 };
}

async function readUnlessGone(storage: ObjectStorage, key: string): Promise<Readable | null> {
  try {
    return await storage.read(key);
  } catch (error) {
    if (error instanceof ProcedureError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * Counts the objects that rows of the backup need and that were not there, unless the row is gone by now too, with its founder's account.
 * @param query Names the keys of the objects that rows need, as they are now.
 */
export async function countMissing(
  client: pg.ClientBase,
  draft: BackupDraft,
  bucket: string,
  query: string,
): Promise<number> {
  const needed = draft.pathOf(neededFileOf(bucket));
  let missing = 0;
  for await (const key of createInterface({ input: createReadStream(needed), crlfDelay: Infinity })) {
    if (await isFile(draft.pathOf(`${objectsFolderOf(bucket)}/${key}`))) continue;
    const { rowCount } = await client.query(`select from (${query}) needed where key = $1`, [key]);
    if (rowCount !== 0) missing += 1;
  }
  await rm(needed);
  return missing;
}

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (facts) => facts.isFile(),
    () => false,
  );
