import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { ProcedureError } from '../../errors/procedure-error.js';
import { areAllParts, partCount, requireKey } from '../object-key.js';
import {
  type BegunUpload,
  type ObjectFacts,
  type OpenUpload,
  PART_BYTES,
  type UploadedPart,
} from '../object-storage.port.js';
import { type BucketFolder, ifThere, nothingThere } from './bucket-folder.js';
import { type Chunks, makeFolder, syncFolder, writeDurably } from './durable-file.js';

const RECORD_FILE = 'upload.json';
const PART_FILE = /^part-(\d{1,5})$/;
const partFile = (partNumber: number): string => `part-${partNumber}`;

const recordSchema = z.object({ key: z.string(), contentType: z.string(), sizeBytes: z.int(), begunAtMs: z.int() });
type UploadRecord = z.output<typeof recordSchema>;

/** Uploads in parts, each a folder with a file for every part that has arrived whole. */
export class MultipartFiles {
  constructor(private readonly folder: BucketFolder) {}

  async begin(key: string, { contentType, sizeBytes }: ObjectFacts): Promise<BegunUpload> {
    const uploadId = randomUUID();
    const record: UploadRecord = { key: requireKey(key), contentType, sizeBytes, begunAtMs: Date.now() };
    const draft = join(this.folder.drafts, uploadId);
    await makeFolder(draft);
    await writeFile(join(draft, RECORD_FILE), JSON.stringify(record), { flush: true });
    await rename(draft, this.folder.upload(uploadId));
    await syncFolder(this.folder.uploads);
    return { uploadId, partBytes: PART_BYTES, parts: partCount(sizeBytes) };
  }

  /** Stores a part, in place of one that had arrived before. @throws ProcedureError `not_found`, `conflict` for another size */
  async writePart(key: string, uploadId: string, part: UploadedPart, content: Chunks): Promise<void> {
    await this.require(key, uploadId);
    const { drafts } = this.folder;
    const path = join(this.folder.upload(uploadId), partFile(part.partNumber));
    const written = await ifThere(writeDurably({ path, content, drafts, sizeBytes: part.sizeBytes }).then(() => true));
    // It was ended while the part arrived.
    if (written === null) throw nothingThere();
  }

  /** @throws ProcedureError `not_found` */
  async parts(key: string, uploadId: string): Promise<UploadedPart[]> {
    await this.require(key, uploadId);
    const path = this.folder.upload(uploadId);
    const numbers = ((await ifThere(readdir(path))) ?? [])
      .flatMap((name) => PART_FILE.exec(name)?.[1] ?? [])
      .map(Number);
    const found = numbers.map(async (partNumber) => {
      const { size: sizeBytes } = await stat(join(path, partFile(partNumber)));
      return { partNumber, sizeBytes };
    });
    return (await Promise.all(found)).toSorted((a, b) => a.partNumber - b.partNumber);
  }

  /** The whole content. @throws ProcedureError `conflict` when parts are missing or have other sizes, `not_found` */
  async join(key: string, uploadId: string, sizeBytes: number): Promise<AsyncIterable<Buffer>> {
    const parts = await this.parts(key, uploadId);
    if (!areAllParts(parts, sizeBytes)) throw new ProcedureError('conflict', 'Parts of the upload are missing');
    return concatenate(parts.map(({ partNumber }) => join(this.folder.upload(uploadId), partFile(partNumber))));
  }

  /** Does nothing where there is no such upload of this key. */
  async end(key: string, uploadId: string): Promise<void> {
    const path = this.folder.upload(uploadId);
    const record = await this.read(uploadId);
    if (record?.key !== key) return;
    // In one step, so that no part arrives in a folder that is half gone.
    const draft = join(this.folder.drafts, randomUUID());
    await ifThere(rename(path, draft));
    await rm(draft, { recursive: true, force: true });
  }

  /** In no order. */
  async *open(): AsyncGenerator<OpenUpload> {
    for (const uploadId of await this.folder.uploadIds()) {
      const record = await this.read(uploadId);
      if (record) yield { key: record.key, uploadId, begunAt: new Date(record.begunAtMs) };
    }
  }

  private async require(key: string, uploadId: string): Promise<void> {
    const record = await this.read(uploadId);
    if (record?.key !== key) throw nothingThere();
  }

  private async read(uploadId: string): Promise<UploadRecord | null> {
    const text = await ifThere(readFile(join(this.folder.upload(uploadId), RECORD_FILE), 'utf8'));
    return text === null ? null : recordSchema.parse(JSON.parse(text));
  }
}

/** One file after the other, a chunk of one in memory. */
async function* concatenate(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) yield* createReadStream(path) as AsyncIterable<Buffer>;
}
