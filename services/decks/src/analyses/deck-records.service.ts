import { Inject, Injectable } from '@nestjs/common';
import type {
  DeckAnalysis,
  DeckSlideRecord,
  DeckSummary,
  ExportedDeck,
} from '@playbook/contracts/decks/deck-analysis.schema';
import { FILE_ADDRESS_LIFETIME_S } from '@playbook/contracts/files/file-limits';
import { PICTURE_TYPE, pictureKey } from '@playbook/service-kit/founder-files/object-keys';
import { DownloadAddresses } from '@playbook/service-kit/object-storage/download-addresses';
import { bucketToken, type ObjectStorage } from '@playbook/service-kit/object-storage/object-storage.port';
import { DECK_FILES } from '../deck-files.js';
import type { DeckRow, DeckSlideRow, DeckSummaryRow } from './deck-rows.schema.js';

/** Slides of an analysis that ended before its result are not shown. */
const showsSlides = ({ status, analyzedAt }: DeckSummaryRow): boolean => status === 'processing' || analyzedAt !== null;

/** Makes rows what founders are shown: with addresses of pictures, each good for an hour at least. */
@Injectable()
export class DeckRecords {
  private readonly pictures: DownloadAddresses;

  constructor(@Inject(bucketToken(DECK_FILES.bucket)) storage: ObjectStorage) {
    const permission = { contentType: PICTURE_TYPE, expiresInS: FILE_ADDRESS_LIFETIME_S };
    this.pictures = new DownloadAddresses(storage, permission);
  }

  async summaryOf(row: DeckSummaryRow): Promise<DeckSummary> {
    const { stage, share, hasPicture, filePath } = row;
    const slideCount = showsSlides(row) ? row.slideCount : 0;
    return {
      id: row.id,
      fileName: row.fileName,
      fileSizeBytes: row.fileSizeBytes,
      purpose: row.purpose,
      status: row.status,
      // A worker that has just stored its result has no job any more.
      progress:
        row.status === 'processing' ? { stage: stage ?? 'judging', share: share ?? 1, slidesRead: slideCount } : null,
      failure: row.failure,
      overallScore: row.overallScore,
      slideCount,
      thumbnailUrl: hasPicture && slideCount > 0 ? await this.pictures.of(pictureKey(filePath, 0)) : null,
      createdAt: row.createdAt,
      analyzedAt: row.analyzedAt,
    };
  }

  async recordOf(row: DeckRow): Promise<DeckAnalysis> {
    const { layout, review, filePath } = row;
    const slides = showsSlides(row) ? row.slides : [];
    return {
      ...(await this.summaryOf(row)),
      layout,
      review,
      slides: await Promise.all(slides.map((slide) => this.slideOf(slide, filePath))),
    };
  }

  async exportOf(row: DeckRow): Promise<ExportedDeck> {
    const { thumbnailUrl: _, progress: __, slides, ...kept } = await this.recordOf(row);
    return { ...kept, slides: slides.map(({ pictureUrl: ___, ...slide }) => slide), filePath: row.filePath };
  }

  private async slideOf({ facts, review, hasPicture }: DeckSlideRow, filePath: string): Promise<DeckSlideRecord> {
    const pictureUrl = hasPicture ? await this.pictures.of(pictureKey(filePath, facts.number - 1)) : null;
    return { ...facts, review, pictureUrl };
  }
}
