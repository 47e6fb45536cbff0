import { type FileHandle, open } from 'node:fs/promises';
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  paginateListParts,
  type S3Client,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { ProcedureError } from '../../errors/procedure-error.js';
import { areAllParts, partCount } from '../object-key.js';
import {
  type BegunUpload,
  type ObjectFacts,
  type OpenUpload,
  PART_BYTES,
  type UploadedPart,
} from '../object-storage.port.js';
import type { S3Object } from './s3-addresses.js';
import { isAbsent } from './s3-fault.js';

/** A part with what S3 wants to hear of it when the upload is completed. */
interface TaggedPart extends UploadedPart {
  readonly tag: string | undefined;
}

const named = ({ bucket, key }: S3Object) => ({ Bucket: bucket, Key: key });

/** Uploads in parts, as S3 keeps them. Faults are those of the client. */
export class S3Uploads {
  constructor(private readonly client: S3Client) {}

  async begin(object: S3Object, { contentType, sizeBytes }: ObjectFacts): Promise<BegunUpload> {
    const command = new CreateMultipartUploadCommand({ ...named(object), ContentType: contentType });
    const { UploadId: uploadId } = await this.client.send(command);
    if (uploadId === undefined) throw new Error('S3 gave no id for an upload');
    return { uploadId, partBytes: PART_BYTES, parts: partCount(sizeBytes) };
  }

  async parts(object: S3Object, uploadId: string): Promise<TaggedPart[]> {
    const parts: TaggedPart[] = [];
    const pages = paginateListParts({ client: this.client }, { ...named(object), UploadId: uploadId });
    for await (const page of pages) {
      for (const { PartNumber: partNumber = 0, Size: sizeBytes = 0, ETag: tag } of page.Parts ?? []) {
        parts.push({ partNumber, sizeBytes, tag });
      }
      // Some servers name a next page after the last.
      if (page.IsTruncated !== true) break;
    }
    return parts;
  }

  /** @throws ProcedureError `conflict` when parts are missing or have other sizes */
  async complete(object: S3Object, uploadId: string, { sizeBytes }: ObjectFacts): Promise<void> {
    const parts = await this.parts(object, uploadId);
    if (!areAllParts(parts, sizeBytes)) throw new ProcedureError('conflict', 'Parts of the upload are missing');
    const list = parts.map(({ partNumber, tag }) => ({ PartNumber: partNumber, ETag: tag }));
    await this.client.send(
      new CompleteMultipartUploadCommand({ ...named(object), UploadId: uploadId, MultipartUpload: { Parts: list } }),
    );
  }

  /**
   * Sends a file in parts, each of which is in memory while it is sent. An upload that fails is ended.
   * @throws ProcedureError `conflict` for another size
   */
  async sendFile(object: S3Object, path: string, facts: ObjectFacts): Promise<void> {
    const { uploadId, parts } = await this.begin(object, facts);
    const file = await open(path);
    try {
      for (let partNumber = 1; partNumber <= parts; partNumber += 1) {
        await this.sendPart(object, uploadId, partNumber, await readPart(file, partNumber, facts));
      }
      await this.complete(object, uploadId, facts);
    } catch (fault) {
      await this.abort(object, uploadId);
      throw fault;
    } finally {
      await file.close();
    }
  }

  async abort(object: S3Object, uploadId: string): Promise<void> {
    try {
      await this.client.send(new AbortMultipartUploadCommand({ ...named(object), UploadId: uploadId }));
    } catch (fault) {
      if (!isAbsent(fault)) throw fault;
    }
  }

  private async sendPart(object: S3Object, uploadId: string, partNumber: number, body: Buffer): Promise<void> {
    const part = { UploadId: uploadId, PartNumber: partNumber, Body: body, ContentLength: body.length };
    await this.client.send(new UploadPartCommand({ ...named(object), ...part }));
  }

  /** In pages; MinIO lists none without a whole key, so that whoever begins uploads keeps their ids. */
  async *open(bucket: string, prefix?: string): AsyncGenerator<OpenUpload> {
    for (let markers: { KeyMarker?: string; UploadIdMarker?: string } | null = {}; markers !== null;) {
      const page: ListMultipartUploadsCommandOutput = await this.client.send(
        new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...markers }),
      );
      for (const { Key: key, UploadId: uploadId, Initiated: begunAt } of page.Uploads ?? []) {
        if (key !== undefined && uploadId !== undefined && begunAt) yield { key, uploadId, begunAt };
      }
      const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
      const isMore = page.IsTruncated === true && KeyMarker !== undefined;
      markers = isMore ? { KeyMarker, ...(UploadIdMarker !== undefined && { UploadIdMarker }) } : null;
    }
  }
}

/** @throws ProcedureError `conflict` where the file has not just the bytes that are left */
async function readPart(file: FileHandle, partNumber: number, { sizeBytes }: ObjectFacts): Promise<Buffer> {
  const content = Buffer.alloc(PART_BYTES + 1);
  const startBytes = (partNumber - 1) * PART_BYTES;
  const { bytesRead } = await file.read(content, 0, content.length, startBytes);
  const isRest = sizeBytes - startBytes <= PART_BYTES;
  if (isRest ? bytesRead !== sizeBytes - startBytes : bytesRead <= PART_BYTES) {
    throw new ProcedureError('conflict', 'The file has another size than announced');
  }
  return content.subarray(0, Math.min(bytesRead, PART_BYTES));
}
