import { FILE_UPLOAD_LIFETIME_S } from '@playbook/contracts/files/file-limits';
import { z } from 'zod';
import type { ObjectStorage } from '../../object-storage/object-storage.port.js';
import type { Database } from '../../persistence/database.js';
import type { FileKind } from '../file-kind.js';
import { fileKey, picturesPrefix } from '../object-keys.js';
import { RemovalsRepository } from './removals.repository.js';

const MAX_AT_ONCE = 100;
const MS_PER_S = 1_000;
const LIFETIME_MS = FILE_UPLOAD_LIFETIME_S * MS_PER_S;
/** `{founderId}/{timestampMs}.{ext}` of a file, `{founderId}/{timestampMs}/{index}.jpg` of its pictures. */
const KEY = /^([^/]{36})\/(\d{1,16})[./]/;

/** Removes objects of deleted files and of uploads that were given up, and finds those that belong to nothing. */
export class ObjectRemover {
  private readonly removals: RemovalsRepository;

  constructor(
    database: Database,
    private readonly storage: ObjectStorage,
    private readonly kind: FileKind,
  ) {
    this.removals = new RemovalsRepository(database, kind);
  }

  /** Removes what is to be removed by now. What fails stays on the list. @throws ProcedureError `service_unavailable` */
  async removeDue(): Promise<void> {
    for (const removal of await this.removals.due(MAX_AT_ONCE)) {
      const storageId = await this.removals.forgetUpload(removal);
      if (storageId !== null) await this.storage.abortUpload(removal.filePath, storageId);
      await this.storage.remove(removal.filePath);
      await this.storage.removePrefix(picturesPrefix(removal.filePath));
      await this.removals.done(removal);
    }
  }

  /**
   * Removes objects, and ends uploads, that no row knows of and that are older than any upload. There are none unless a process died at
   * the wrong moment.
   * @throws ProcedureError `service_unavailable`
   */
  async removeUnknown(now: Date): Promise<void> {
    const before = new Date(now.getTime() - LIFETIME_MS);
    for await (const { key, uploadId } of this.storage.openUploads(before)) {
      if (!(await this.isKnown(key))) await this.storage.abortUpload(key, uploadId);
    }
    for await (const { key, storedAt } of this.storage.list('')) {
      if (storedAt < before && !(await this.isKnown(key))) await this.storage.remove(key);
    }
  }

  private async isKnown(key: string): Promise<boolean> {
    const [, founderId = '', at = ''] = KEY.exec(key) ?? [];
    if (!z.uuid().safeParse(founderId).success) return false;
    for (const extension of this.kind.extensions) {
      const filePath = fileKey(founderId, Number(at), extension);
      if (await this.removals.isKnown({ founderId, filePath })) return true;
    }
    return false;
  }
}
