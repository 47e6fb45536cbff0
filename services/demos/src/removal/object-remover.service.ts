import { Inject, Injectable } from '@nestjs/common';
import { FILE_UPLOAD_LIFETIME_S } from '@playbook/contracts/files/file-limits';
import { VIDEO_CONTAINERS } from '@playbook/contracts/demos/media-facts.schema';
import { bucketToken, type ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { z } from 'zod';
import { DEMO_BUCKET, keyFramesPrefix } from '../object-keys.js';
import { type Removal, RemovalsRepository } from './removals.repository.js';

const MAX_AT_ONCE = 100;
const LIFETIME_MS = FILE_UPLOAD_LIFETIME_S * 1_000;
/** `{founderId}/{timestampMs}.{ext}` of a video, `{founderId}/{timestampMs}/{index}.jpg` of its pictures. */
const KEY = /^([^/]{36})\/(\d{1,16})[./]/;

/** Removes objects of deleted videos and of uploads that were given up, and finds those that belong to nothing. */
@Injectable()
export class ObjectRemover {
  constructor(
    private readonly removals: RemovalsRepository,
    @Inject(bucketToken(DEMO_BUCKET)) private readonly storage: ObjectStorage,
  ) {}

  /** Removes what is to be removed by now. What fails stays on the list. @throws ProcedureError `service_unavailable` */
  async removeDue(): Promise<void> {
    for (const removal of await this.removals.due(MAX_AT_ONCE)) {
      const storageId = await this.removals.forgetUpload(removal);
      if (storageId !== null) await this.storage.abortUpload(removal.filePath, storageId);
      await this.storage.remove(removal.filePath);
      await this.storage.removePrefix(keyFramesPrefix(removal.filePath));
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
    const videos = VIDEO_CONTAINERS.map((container): Removal => ({
      founderId,
      filePath: `${founderId}/${at}.${container}`,
    }));
    for (const video of videos) if (await this.removals.isKnown(video)) return true;
    return false;
  }
}
