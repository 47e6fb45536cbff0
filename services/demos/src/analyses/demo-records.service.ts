import { Inject, Injectable } from '@nestjs/common';
import type { DemoAnalysis, DemoSummary, ExportedDemo } from '@playbook/contracts/demos/demo-analysis.schema';
import { FILE_ADDRESS_LIFETIME_S } from '@playbook/contracts/files/file-limits';
import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import { PICTURE_TYPE, pictureKey } from '@playbook/service-kit/founder-files/object-keys';
import { DownloadAddresses } from '@playbook/service-kit/object-storage/download-addresses';
import { bucketToken, type ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { DEMO_FILES } from '../demo-files.js';
import type { DemoRow, DemoSummaryRow } from './demo-rows.schema.js';

/** The judgement of a video with its sections; null where there is none. */
export const reviewOf = ({ review, sections }: DemoRow): DemoReview | null =>
  review === null ? null : { ...review, sections: sections ?? [] };

/** Makes rows what founders are shown: with addresses of pictures, each good for an hour at least. */
@Injectable()
export class DemoRecords {
  private readonly pictures: DownloadAddresses;

  constructor(@Inject(bucketToken(DEMO_FILES.bucket)) storage: ObjectStorage) {
    const permission = { contentType: PICTURE_TYPE, expiresInS: FILE_ADDRESS_LIFETIME_S };
    this.pictures = new DownloadAddresses(storage, permission);
  }

  async summaryOf(row: DemoSummaryRow): Promise<DemoSummary> {
    const { stage, share, keyFrames, filePath, ...shown } = row;
    const isProcessing = row.status === 'processing';
    return {
      id: shown.id,
      fileName: shown.fileName,
      fileSizeBytes: shown.fileSizeBytes,
      metadata: shown.metadata,
      format: shown.format,
      status: shown.status,
      // A worker that has just stored its result has no job any more.
      progress: isProcessing ? { stage: stage ?? 'judging', share: share ?? 1 } : null,
      failure: shown.failure,
      overallScore: shown.overallScore,
      thumbnailUrl: keyFrames === 0 ? null : await this.addressOf(filePath, Math.floor(keyFrames / 2)),
      createdAt: shown.createdAt,
      analyzedAt: shown.analyzedAt,
    };
  }

  async recordOf(row: DemoRow): Promise<DemoAnalysis> {
    const { facts, transcript, noTranscriptReason, filePath } = row;
    const frames = facts?.keyFrames ?? [];
    const keyFrames = frames.map(async ({ atS }, index) => ({ atS, url: await this.addressOf(filePath, index) }));
    return {
      ...(await this.summaryOf(row)),
      facts,
      transcript,
      noTranscriptReason,
      review: reviewOf(row),
      keyFrames: await Promise.all(keyFrames),
    };
  }

  async exportOf(row: DemoRow): Promise<ExportedDemo> {
    const { thumbnailUrl: _, progress: __, keyFrames: ___, ...kept } = await this.recordOf(row);
    return { ...kept, filePath: row.filePath };
  }

  private addressOf(filePath: string, index: number): Promise<string> {
    return this.pictures.of(pictureKey(filePath, index));
  }
}
