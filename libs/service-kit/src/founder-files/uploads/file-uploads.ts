import { randomUUID } from 'node:crypto';
import { FILE_SNIFF_BYTES } from '@playbook/contracts/files/file-limits';
import type { FileParts, FileUpload, NewFile } from '@playbook/contracts/files/file-upload.schema';
import { ProcedureError } from '../../errors/procedure-error.js';
import type { Actor } from '../../identity/actor.js';
import type { ObjectStorage } from '../../object-storage/object-storage.port.js';
import type { Database } from '../../persistence/database.js';
import { isTaken } from '../../persistence/is-taken.js';
import type { FileKind } from '../file-kind.js';
import { type FileUploadRow, FileUploadsRepository } from './file-uploads.repository.js';
import { fileKey } from '../object-keys.js';

/** An address for a part is good for so long: for a slow line, and for a founder who comes back after a break. */
const PART_LIFETIME_S = 900;

const refuse = (path: string, message: string): ProcedureError =>
  new ProcedureError('validation_failed', `${path}: ${message}`, { issues: [{ path, message }] });
const notFound = (): ProcedureError => new ProcedureError('not_found', 'There is no such upload');

/** Takes files of one kind in: in parts that go from the browser to object storage, by addresses that permit just that. */
export class FileUploads {
  private readonly uploads: FileUploadsRepository;

  constructor(
    database: Database,
    private readonly storage: ObjectStorage,
    private readonly kind: FileKind,
    /** How much room a founder's files may take. */
    private readonly allowanceBytes: number,
  ) {
    this.uploads = new FileUploadsRepository(database, kind);
  }

  /**
   * @param said What the founder says of the file, by column
   * @throws ProcedureError `validation_failed` for another kind of file, `over_allowance`, `account_deleting`, `service_unavailable`
   */
  async begin(
    actor: Actor,
    { beginning, fileName, fileSizeBytes }: NewFile,
    said: Readonly<Record<string, unknown>>,
  ): Promise<FileUpload> {
    const sniffed = this.kind.sniff(Buffer.from(beginning, 'base64'));
    if (sniffed === null) throw refuse('beginning', this.kind.refusal);
    const { contentType, extension } = sniffed;
    const filePath = await this.reserve(actor, extension, fileSizeBytes);
    const { uploadId, partBytes } = await this.storage.beginUpload(filePath, { sizeBytes: fileSizeBytes, contentType });
    const file = { fileName, fileSizeBytes, filePath, contentType };
    const upload = { ...file, id: randomUUID(), storageId: uploadId, partBytes, said };
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
   * Checks what arrived and makes it a file that can be analysed. Does nothing where there is no such upload: the response to a first
   * call may have been lost.
   * @throws ProcedureError `conflict` while parts are missing, `validation_failed` for what is no such file
   */
  async complete(actor: Actor, id: string): Promise<void> {
    const upload = await this.uploads.find(actor, id);
    if (upload === null) return;
    const { filePath, storageId, fileSizeBytes: sizeBytes, contentType } = upload;
    await this.storage.completeUpload(filePath, storageId, { sizeBytes, contentType });
    if (!(await this.isAsAnnounced(upload))) {
      await this.uploads.cancel(actor, id);
      throw refuse('file', this.kind.refusal);
    }
    await this.uploads.complete(actor, id);
  }

  /** Once more does no harm. */
  async cancel(actor: Actor, id: string): Promise<void> {
    await this.uploads.cancel(actor, id);
  }

  /** Names are times; where two uploads begin in one millisecond, one of them takes the next. */
  private async reserve(actor: Actor, extension: string, sizeBytes: number): Promise<string> {
    for (let atMs = Date.now(); ; atMs += 1) {
      const key = fileKey(actor.founderId, atMs, extension);
      try {
        await this.uploads.reserve(actor, key, sizeBytes, this.allowanceBytes);
        return key;
      } catch (error) {
        if (!isTaken(error)) throw error;
      }
    }
  }

  private async isAsAnnounced({ filePath, fileSizeBytes, contentType }: FileUploadRow): Promise<boolean> {
    const facts = await this.storage.head(filePath);
    if (facts?.sizeBytes !== fileSizeBytes) return false;
    const end = Math.min(FILE_SNIFF_BYTES, fileSizeBytes) - 1;
    const chunks: Buffer[] = [];
    for await (const chunk of await this.storage.read(filePath, { start: 0, end })) chunks.push(Buffer.from(chunk));
    return this.kind.sniff(Buffer.concat(chunks))?.contentType === contentType;
  }

  private async find(actor: Actor, id: string): Promise<FileUploadRow> {
    const upload = await this.uploads.find(actor, id);
    if (upload === null) throw notFound();
    return upload;
  }
}

const toUpload = (upload: FileUploadRow, uploadedParts: number[]): FileUpload => {
  const { id, fileName, fileSizeBytes, contentType, partBytes, createdAt } = upload;
  return { id, fileName, fileSizeBytes, contentType, partBytes, uploadedParts, createdAt };
};
