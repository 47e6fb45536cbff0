import { readdir, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ProcedureError } from '../../errors/procedure-error.js';
import { requireBucket, requireKey } from '../object-key.js';
import { errnoOf, makeFolder } from './durable-file.js';

/** A draft that old belongs to a process that ended while it wrote. */
const DRAFT_MAX_AGE_MS = 24 * 3_600_000;
const UPLOAD_ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** `not_found` for an upload or an object that is not there. */
export const nothingThere = (): ProcedureError => new ProcedureError('not_found', 'There is no such object or upload');

/**
 * Where a bucket's files are: contents under their keys, a record of each beside them, open uploads, and drafts of all of these.
 * Several processes may use one folder.
 */
export class BucketFolder {
  readonly objects: string;
  readonly records: string;
  readonly uploads: string;
  readonly drafts: string;

  private constructor(readonly path: string) {
    this.objects = join(path, 'objects');
    this.records = join(path, 'records');
    this.uploads = join(path, 'uploads');
    this.drafts = join(path, 'drafts');
  }

  /** @param root Folder of all buckets. */
  static at(root: string, bucket: string): BucketFolder {
    return new BucketFolder(join(root, requireBucket(bucket)));
  }

  /** Creates the folders where they are absent, and removes what processes left unfinished long ago. */
  async prepare(): Promise<void> {
    for (const folder of [this.objects, this.records, this.uploads, this.drafts]) await makeFolder(folder);
    for (const name of await readdir(this.drafts)) {
      const path = join(this.drafts, name);
      const writtenAtMs = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      );
      if (Date.now() - writtenAtMs > DRAFT_MAX_AGE_MS) await rm(path, { recursive: true, force: true });
    }
  }

  /** Path of an object's content. @throws TypeError for a key that is none */
  content(key: string): string {
    return join(this.objects, requireKey(key));
  }

  /** Path of what is known of an object. It is written before the content and removed after it. */
  record(key: string): string {
    return join(this.records, `${requireKey(key)}.json`);
  }

  /** @throws ProcedureError `not_found` for an id of another form */
  upload(uploadId: string): string {
    if (!UPLOAD_ID_PATTERN.test(uploadId)) throw nothingThere();
    return join(this.uploads, uploadId);
  }

  /** Ids of uploads that are open. */
  async uploadIds(): Promise<string[]> {
    return (await readdir(this.uploads)).filter((name) => UPLOAD_ID_PATTERN.test(name));
  }

  /** Makes room for an object's files. */
  async makeRoom(key: string): Promise<void> {
    for (const path of [this.content(key), this.record(key)]) await makeFolder(dirname(path));
  }
}

/** The result, or null where the file or folder is absent. */
export async function ifThere<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(errnoOf(error) ?? '')) return null;
    throw error;
  }
}
