import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { ProcedureError } from '../../errors/procedure-error.js';
import { requireBucket, requireKey, requirePrefix, requireSmall } from '../object-key.js';
import {
  type BegunUpload,
  type ByteRange,
  type DownloadPermission,
  type ListedObject,
  type ObjectFacts,
  type ObjectStorage,
  type OpenUpload,
  type PartPermission,
  SMALL_OBJECT_MAX_BYTES,
  type UploadedPart,
} from '../object-storage.port.js';
import { type S3Object, signDownload, signPart } from './s3-addresses.js';
import { ensureBucket, permitOrigins } from './s3-bucket.js';
import type { S3Connection } from './s3-connection.js';
import { isAbsent, toStorageError } from './s3-fault.js';
import { S3Uploads } from './s3-uploads.js';

export interface S3StorageOptions {
  readonly connection: S3Connection;
  /** Name without the prefix of the settings. */
  readonly bucket: string;
  /** Origins of the pages that send and read objects. */
  readonly origins: readonly string[];
  /** Told once where the server does not take rules for other origins. */
  readonly onWithoutRules: () => void;
}

/** A bucket of any server with the API of S3. */
export class S3Storage implements ObjectStorage {
  private readonly bucket: string;
  private readonly uploads: S3Uploads;
  private prepared: Promise<void> | null = null;

  constructor(private readonly options: S3StorageOptions) {
    this.bucket = options.connection.bucketPrefix + requireBucket(options.bucket);
    this.uploads = new S3Uploads(options.connection.internal);
  }

  beginUpload(key: string, facts: ObjectFacts): Promise<BegunUpload> {
    return this.run(() => this.uploads.begin(this.object(key), facts));
  }

  signPart(key: string, uploadId: string, part: PartPermission): Promise<string> {
    return signPart(this.options.connection.public, this.object(key), uploadId, part);
  }

  uploadedParts(key: string, uploadId: string): Promise<readonly UploadedPart[]> {
    return this.run(async () => {
      const parts = await this.uploads.parts(this.object(key), uploadId);
      return parts.map(({ partNumber, sizeBytes }) => ({ partNumber, sizeBytes }));
    });
  }

  completeUpload(key: string, uploadId: string, facts: ObjectFacts): Promise<void> {
    return this.run(async () => {
      try {
        await this.uploads.complete(this.object(key), uploadId, facts);
      } catch (fault) {
        // What a repeated call finds, or one whose response was lost.
        const isDone = isAbsent(fault) && (await this.head(key))?.sizeBytes === facts.sizeBytes;
        if (!isDone) throw fault;
      }
    });
  }

  abortUpload(key: string, uploadId: string): Promise<void> {
    return this.run(() => this.uploads.abort(this.object(key), uploadId));
  }

  async *openUploads(begunBefore: Date): AsyncGenerator<OpenUpload> {
    for await (const upload of this.openBelow()) if (upload.begunAt < begunBefore) yield upload;
  }

  signDownload(key: string, permission: DownloadPermission): Promise<string> {
    return signDownload(this.options.connection.public, this.object(key), permission);
  }

  head(key: string): Promise<ObjectFacts | null> {
    return this.run(async () => {
      try {
        const { ContentLength: sizeBytes = 0, ContentType: contentType = '' } = await this.client.send(
          new HeadObjectCommand(this.named(key)),
        );
        return { sizeBytes, contentType };
      } catch (fault) {
        if (isAbsent(fault)) return null;
        throw fault;
      }
    });
  }

  read(key: string, range?: ByteRange): Promise<Readable> {
    return this.run(async () => {
      const bytes = range && { Range: `bytes=${range.start}-${range.end}` };
      const { Body: body } = await this.client.send(new GetObjectCommand({ ...this.named(key), ...bytes }));
      if (body instanceof Readable) return body;
      throw new Error('S3 gave no stream');
    });
  }

  async download(key: string, path: string): Promise<void> {
    const content = await this.read(key);
    await this.run(() => pipeline(content, createWriteStream(path)));
  }

  put(key: string, content: Buffer | Readable, facts: ObjectFacts): Promise<void> {
    return this.run(async () => {
      requireSmall(facts);
      const { contentType, sizeBytes } = facts;
      // In memory, so that a call that fails can be repeated.
      const body = Buffer.isBuffer(content) ? content : await readAtMost(content, sizeBytes);
      if (body.length !== sizeBytes) {
        throw new ProcedureError('conflict', 'The content has another size than announced');
      }
      const parameters = { ...this.named(key), Body: body, ContentLength: sizeBytes, ContentType: contentType };
      await this.client.send(new PutObjectCommand(parameters));
    });
  }

  async storeFile(key: string, path: string, facts: ObjectFacts): Promise<void> {
    if (facts.sizeBytes <= SMALL_OBJECT_MAX_BYTES) return this.put(key, createReadStream(path), facts);
    await this.run(() => this.uploads.sendFile(this.object(key), path, facts));
  }

  async remove(key: string): Promise<void> {
    await this.run(() => this.client.send(new DeleteObjectCommand(this.named(key))));
  }

  async removePrefix(prefix: string): Promise<void> {
    requirePrefix(prefix);
    for await (const { key } of this.list(prefix)) await this.remove(key);
    for await (const { key, uploadId } of this.openBelow(prefix)) await this.abortUpload(key, uploadId);
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    const below = prefix === '' ? undefined : requirePrefix(prefix);
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: below });
    try {
      for await (const page of pages) {
        for (const { Key: key, Size: sizeBytes = 0, LastModified: storedAt } of page.Contents ?? []) {
          if (key !== undefined && storedAt) yield { key, sizeBytes, storedAt };
        }
        // Some servers name a next page after the last.
        if (page.IsTruncated !== true) break;
      }
    } catch (fault) {
      throw toStorageError(fault);
    }
  }

  /** Makes the bucket at the first call that reaches the server. */
  async check(): Promise<void> {
    this.prepared ??= this.prepare().catch((error: unknown) => {
      this.prepared = null;
      throw error;
    });
    await this.prepared;
    await ensureBucket(this.client, this.bucketOptions);
  }

  async close(): Promise<void> {
    this.options.connection.internal.destroy();
    this.options.connection.public.destroy();
  }

  private get client() {
    return this.options.connection.internal;
  }

  private get bucketOptions() {
    const { connection, origins } = this.options;
    return { bucket: this.bucket, region: connection.region, origins };
  }

  private async prepare(): Promise<void> {
    await ensureBucket(this.client, this.bucketOptions);
    if (!(await permitOrigins(this.client, this.bucketOptions))) this.options.onWithoutRules();
  }

  private object(key: string): S3Object {
    return { bucket: this.bucket, key: requireKey(key) };
  }

  private named(key: string) {
    return { Bucket: this.bucket, Key: requireKey(key) };
  }

  private async *openBelow(prefix?: string): AsyncGenerator<OpenUpload> {
    try {
      yield* this.uploads.open(this.bucket, prefix);
    } catch (fault) {
      throw toStorageError(fault);
    }
  }

  private async run<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (fault) {
      throw toStorageError(fault);
    }
  }
}

/** The content, or its beginning where it has more bytes than it should. */
async function readAtMost(content: AsyncIterable<Buffer>, sizeBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let readBytes = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    readBytes += chunk.length;
    if (readBytes > sizeBytes) break;
  }
  return Buffer.concat(chunks);
}
