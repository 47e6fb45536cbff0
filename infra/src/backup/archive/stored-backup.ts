import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { StartError } from '@playbook/service-kit/config/start-error';
import { requireKey } from '@playbook/service-kit/object-storage/object-key';
import { z } from 'zod';
import { errnoOf } from '../../data-directory/filesystem-fault.js';
import {
  BACKUP_FORMAT,
  type BackupManifest,
  backupManifestSchema,
  MANIFEST_FILE,
  MANIFEST_SUM_FILE,
  objectsFolderOf,
  type StoredBucket,
  type StoredObject,
  storedObjectSchema,
} from './backup-manifest.schema.js';

/** A file and what it should be. */
interface CheckedFile {
  readonly file: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** A backup that was finished once. */
export class StoredBackup {
  private constructor(
    private readonly path: string,
    readonly manifest: BackupManifest,
  ) {}

  /** Reads what is in a backup. @throws StartError `BACKUP_MISSING`, `BACKUP_DAMAGED` or `BACKUP_NEWER` */
  static async open(requestedPath: string): Promise<StoredBackup> {
    const path = resolve(requestedPath);
    const [text, sum] = await Promise.all([readOf(path, MANIFEST_FILE), readOf(path, MANIFEST_SUM_FILE)]);
    if (sum !== `${createHash('sha256').update(text).digest('hex')}  ${MANIFEST_FILE}\n`) {
      throw damaged(path, MANIFEST_FILE);
    }
    const document: unknown = JSON.parse(text);
    const { format } = z.object({ format: z.int() }).parse(document);
    if (format > BACKUP_FORMAT) {
      throw new StartError(
        'BACKUP_NEWER',
        `${path} was made by a newer release of Playbook. Restore it with that one.`,
      );
    }
    return new StoredBackup(path, backupManifestSchema.parse(document));
  }

  /** Reads every file to its end. @throws StartError `BACKUP_DAMAGED` naming the first that is not what was written */
  async verify(signal: AbortSignal): Promise<void> {
    for (const { tables } of this.manifest.schemas) for (const table of tables) await this.verifyFile(table, signal);
    for (const bucket of this.manifest.buckets) {
      await this.verifyFile(bucket, signal);
      for await (const object of this.objects(bucket)) {
        await this.verifyFile({ ...object, file: fileOf(bucket, object) }, signal);
      }
    }
  }

  /** The objects of a bucket, in the order in which they were copied. */
  async *objects({ file }: StoredBucket): AsyncGenerator<StoredObject> {
    const lines = createInterface({ input: createReadStream(this.pathOf(file)), crlfDelay: Infinity });
    for await (const line of lines) {
      const object = storedObjectSchema.parse(JSON.parse(line));
      yield { ...object, key: requireKey(object.key) };
    }
  }

  /** Where a file of the backup is. */
  pathOf(file: string): string {
    return join(this.path, file);
  }

  /** Where the content of an object is. */
  contentOf(bucket: StoredBucket, object: StoredObject): string {
    return this.pathOf(fileOf(bucket, object));
  }

  private async verifyFile({ file, sizeBytes, sha256 }: CheckedFile, signal: AbortSignal): Promise<void> {
    const facts = await stat(this.pathOf(file)).catch(() => null);
    if (facts?.size !== sizeBytes) throw damaged(this.path, file);
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(this.pathOf(file), { signal })) hash.update(chunk);
    if (hash.digest('hex') !== sha256) throw damaged(this.path, file);
  }
}

const fileOf = ({ bucket }: StoredBucket, { key }: StoredObject): string => `${objectsFolderOf(bucket)}/${key}`;

const damaged = (path: string, file: string): StartError =>
  new StartError(
    'BACKUP_DAMAGED',
    `The backup in ${path} is damaged: ${file} is not what was written. Nothing was changed. Use another backup.`,
  );

async function readOf(path: string, file: string): Promise<string> {
  try {
    return await readFile(join(path, file), 'utf8');
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(errnoOf(error) ?? '')) throw error;
    const message = `There is no whole backup in ${path}: ${file} is missing. Name the folder that a backup was made in.`;
    throw new StartError('BACKUP_MISSING', message, { cause: error });
  }
}
