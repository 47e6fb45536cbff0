import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { requirePrefix, requireSmall } from '../object-key.js';
import type {
  BegunUpload,
  ByteRange,
  DownloadPermission,
  ListedObject,
  ObjectFacts,
  ObjectStorage,
  OpenUpload,
  PartPermission,
  UploadedPart,
} from '../object-storage.port.js';
import type { FileAddresses } from './file-addresses.js';
import { type BucketFolder, ifThere, nothingThere } from './bucket-folder.js';
import type { DiskSpace } from './disk-space.js';
import { type Chunks, writeDurably } from './durable-file.js';
import { MultipartFiles } from './multipart-files.js';

/** The parts wait beside the object that is made of them. */
const COPIES_OF_UPLOAD = 2;

const recordSchema = z.object({ contentType: z.string() });

/** A bucket whose objects are files of this machine. The gateway serves its signed addresses (`SignedFiles`). */
export class FileStorage implements ObjectStorage {
  private readonly multipart: MultipartFiles;

  constructor(
    private readonly bucket: string,
    private readonly folder: BucketFolder,
    private readonly space: DiskSpace,
    private readonly addresses: FileAddresses,
  ) {
    this.multipart = new MultipartFiles(folder);
  }

  async beginUpload(key: string, facts: ObjectFacts): Promise<BegunUpload> {
    await this.space.require(COPIES_OF_UPLOAD * facts.sizeBytes);
    return this.space.spend(0, () => this.multipart.begin(key, facts));
  }

  async signPart(key: string, uploadId: string, part: PartPermission): Promise<string> {
    return this.addresses.ofPart({ bucket: this.bucket, key, uploadId, ...part });
  }

  async uploadedParts(key: string, uploadId: string): Promise<readonly UploadedPart[]> {
    return this.multipart.parts(key, uploadId);
  }

  async completeUpload(key: string, uploadId: string, facts: ObjectFacts): Promise<void> {
    const content = await this.multipart.join(key, uploadId, facts.sizeBytes).catch(async (error: unknown) => {
      // What a repeated call finds, or one that was cut off before it ended.
      if ((await this.head(key))?.sizeBytes === facts.sizeBytes) return null;
      throw error;
    });
    if (content !== null) await this.store(key, content, facts);
    await this.multipart.end(key, uploadId);
  }

  abortUpload(key: string, uploadId: string): Promise<void> {
    return this.multipart.end(key, uploadId);
  }

  async *openUploads(begunBefore: Date): AsyncGenerator<OpenUpload> {
    for await (const upload of this.multipart.open()) if (upload.begunAt < begunBefore) yield upload;
  }

  async signDownload(key: string, permission: DownloadPermission): Promise<string> {
    return this.addresses.ofDownload({ bucket: this.bucket, key, ...permission });
  }

  async head(key: string): Promise<ObjectFacts | null> {
    const [facts, record] = await Promise.all([
      ifThere(stat(this.folder.content(key))),
      ifThere(readFile(this.folder.record(key), 'utf8')),
    ]);
    if (facts === null || record === null) return null;
    return { sizeBytes: facts.size, contentType: recordSchema.parse(JSON.parse(record)).contentType };
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    if ((await this.head(key)) === null) throw nothingThere();
    return createReadStream(this.folder.content(key), range);
  }

  async download(key: string, path: string): Promise<void> {
    await this.space.spend((await this.head(key))?.sizeBytes ?? 0, async () => {
      await pipeline(await this.read(key), createWriteStream(path));
    });
  }

  async put(key: string, content: Buffer | Readable, facts: ObjectFacts): Promise<void> {
    requireSmall(facts);
    await this.store(key, Buffer.isBuffer(content) ? [content] : content, facts);
  }

  storeFile(key: string, path: string, facts: ObjectFacts): Promise<void> {
    return this.store(key, createReadStream(path), facts);
  }

  async remove(key: string): Promise<void> {
    await rm(this.folder.content(key), { force: true });
    await rm(this.folder.record(key), { force: true });
  }

  async removePrefix(prefix: string): Promise<void> {
    requirePrefix(prefix);
    for (const folder of [this.folder.objects, this.folder.records]) {
      await rm(join(folder, prefix), { recursive: true, force: true });
    }
    for await (const { key, uploadId } of this.multipart.open()) {
      if (key.startsWith(prefix)) await this.multipart.end(key, uploadId);
    }
  }

  async *list(prefix: string): AsyncGenerator<ListedObject> {
    const { objects } = this.folder;
    yield* this.listFolder(prefix === '' ? objects : join(objects, requirePrefix(prefix)));
  }

  async check(): Promise<void> {
    await stat(this.folder.objects);
  }

  async close(): Promise<void> {
    // Nothing stays open between calls.
  }

  /** Holds the names of one folder at a time: of the founders, and of one founder's objects. */
  private async *listFolder(path: string): AsyncGenerator<ListedObject> {
    const entries = (await ifThere(readdir(path, { withFileTypes: true }))) ?? [];
    for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const entryPath = join(path, entry.name);
      if (entry.isDirectory()) yield* this.listFolder(entryPath);
      else {
        const facts = await ifThere(stat(entryPath));
        const key = relative(this.folder.objects, entryPath);
        if (facts) yield { key, sizeBytes: facts.size, storedAt: facts.mtime };
      }
    }
  }

  private async store(key: string, content: Chunks | Readable, { contentType, sizeBytes }: ObjectFacts): Promise<void> {
    const { drafts } = this.folder;
    const record = Buffer.from(JSON.stringify({ contentType }));
    await this.space.spend(sizeBytes, async () => {
      await this.folder.makeRoom(key);
      const writeRecord = () =>
        writeDurably({ path: this.folder.record(key), content: [record], sizeBytes: record.length, drafts });
      const path = this.folder.content(key);
      await writeDurably({ path, content, sizeBytes, drafts, beforeVisible: writeRecord });
    });
  }
}
