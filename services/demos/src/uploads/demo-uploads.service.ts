import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import { FILE_SNIFF_BYTES } from '@playbook/contracts/files/file-limits';
import type { newDemoUploadSchema } from '@playbook/contracts/demos/demo-upload.schema';
import type { FileParts, FileUpload } from '@playbook/contracts/files/file-upload.schema';
import type { VideoContainer } from '@playbook/contracts/demos/media-facts.schema';
import { sniffContainer } from '@playbook/media/sniff/container';
import { ProcedureError } from '@playbook/service-kit/errors/procedure-error';
import type { Actor } from '@playbook/service-kit/identity/actor';
import { bucketToken, type ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { isTaken } from '@playbook/service-kit/persistence/is-taken';
import { SERVICE_SETTINGS } from '@playbook/service-kit/service/service-definition';
import type { z } from 'zod';
import { DemoAnalysesService } from '../analyses/demo-analyses.service.js';
import { allowanceBytesOf, type DemosSettings } from '../demos.settings.js';
import { CONTENT_TYPES, DEMO_BUCKET, videoKey } from '../object-keys.js';
import type { DemoUploadRow } from './demo-upload-row.schema.js';
import { DemoUploadsRepository } from './demo-uploads.repository.js';

type NewUpload = z.output<typeof newDemoUploadSchema>;

/** An address for a part is good for so long: for a slow line, and for a founder who comes back after a break. */
const PART_LIFETIME_S = 900;

const refuse = (path: string, message: string): ProcedureError =>
  new ProcedureError('validation_failed', `${path}: ${message}`, { issues: [{ path, message }] });
const notFound = (): ProcedureError => new ProcedureError('not_found', 'There is no such upload');
const NO_VIDEO = 'is not an MP4, MOV or WebM video';

/** Takes videos in: in parts that go from the browser to object storage, by addresses that permit just that. */
@Injectable()
export class DemoUploadsService {
  private readonly allowanceBytes: number;

  constructor(
    private readonly uploads: DemoUploadsRepository,
    private readonly analyses: DemoAnalysesService,
    @Inject(bucketToken(DEMO_BUCKET)) private readonly storage: ObjectStorage,
    @Inject(SERVICE_SETTINGS) settings: DemosSettings,
  ) {
    this.allowanceBytes = allowanceBytesOf(settings);
  }

  /** @throws ProcedureError `validation_failed` for what is no video, `over_allowance`, `account_deleting`, `service_unavailable` */
  async begin(actor: Actor, { beginning, ...file }: NewUpload): Promise<FileUpload> {
    const container = sniffContainer(Buffer.from(beginning, 'base64'));
    if (container === null) throw refuse('beginning', NO_VIDEO);
    const filePath = await this.reserve(actor, container, file.fileSizeBytes);
    const contentType = CONTENT_TYPES[container];
    const { uploadId, partBytes } = await this.storage.beginUpload(filePath, {
      sizeBytes: file.fileSizeBytes,
      contentType,
    });
    const upload = { ...file, id: randomUUID(), filePath, contentType, storageId: uploadId, partBytes };
    return toUpload(await this.uploads.add(actor, upload), []);
  }

  /** @throws ProcedureError `not_found`, `service_unavailable` */
  async get(actor: Actor, id: string): Promise<FileUpload> {
    const upload = await this.find(actor, id);
    const parts = await this.storage.uploadedParts(upload.filePath, upload.storageId);
    return toUpload(
      upload,
      parts.map(({ partNumber }) => partNumber),
    );
  }

  /** @throws ProcedureError `not_found`, `validation_failed` for a part that the file does not have */
  async signParts(actor: Actor, id: string, partNumbers: readonly number[]): Promise<FileParts> {
    const { filePath, storageId, contentType, fileSizeBytes, partBytes } = await this.find(actor, id);
    const sign = async (partNumber: number): Promise<FileParts['parts'][number]> => {
      const sizeBytes = Math.min(partBytes, fileSizeBytes - (partNumber - 1) * partBytes);
      if (sizeBytes <= 0) throw refuse('partNumbers', 'must be numbers of parts of the file');
      const permission = { partNumber, sizeBytes, contentType, expiresInS: PART_LIFETIME_S };
      return { partNumber, sizeBytes, contentType, url: await this.storage.signPart(filePath, storageId, permission) };
    };
    return { parts: await Promise.all(partNumbers.map(sign)) };
  }

  /**
   * Checks what arrived and makes it a video that can be analysed.
   * @throws ProcedureError `not_found`, `conflict` while parts are missing, `validation_failed` for what is no such video
   */
  async complete(actor: Actor, id: string): Promise<DemoAnalysis> {
    const upload = await this.uploads.find(actor, id);
    // The response to the first call may have been lost.
    if (upload === null) return this.analyses.get(actor, id);
    const { filePath, storageId, fileSizeBytes: sizeBytes, contentType } = upload;
    await this.storage.completeUpload(filePath, storageId, { sizeBytes, contentType });
    if (!(await this.isAsAnnounced(upload))) {
      await this.uploads.cancel(actor, id);
      throw refuse('file', NO_VIDEO);
    }
    await this.uploads.complete(actor, id);
    return this.analyses.get(actor, id);
  }

  /** Once more does no harm. */
  async cancel(actor: Actor, id: string): Promise<void> {
    await this.uploads.cancel(actor, id);
  }

  /** Names are times; where two uploads begin in one millisecond, one of them takes the next. */
  private async reserve(actor: Actor, container: VideoContainer, sizeBytes: number): Promise<string> {
    for (let atMs = Date.now(); ; atMs += 1) {
      const key = videoKey(actor.founderId, atMs, container);
      try {
        await this.uploads.reserve(actor, key, sizeBytes, this.allowanceBytes);
        return key;
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
    }
  }

  private async isAsAnnounced({ filePath, fileSizeBytes, contentType }: DemoUploadRow): Promise<boolean> {
    const facts = await this.storage.head(filePath);
    if (facts?.sizeBytes !== fileSizeBytes) return false;
    const end = Math.min(FILE_SNIFF_BYTES, fileSizeBytes) - 1;
    const chunks: Buffer[] = [];
    for await (const chunk of await this.storage.read(filePath, { start: 0, end })) chunks.push(Buffer.from(chunk));
    const container = sniffContainer(Buffer.concat(chunks));
    return container !== null && CONTENT_TYPES[container] === contentType;
  }

  private async find(actor: Actor, id: string): Promise<DemoUploadRow> {
    const upload = await this.uploads.find(actor, id);
    if (upload === null) throw notFound();
    return upload;
  }
}

const toUpload = (upload: DemoUploadRow, uploadedParts: number[]): FileUpload => {
  const { id, fileName, fileSizeBytes, contentType, partBytes, createdAt } = upload;
  return { id, fileName, fileSizeBytes, contentType, partBytes, uploadedParts, createdAt };
};
