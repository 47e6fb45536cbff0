import { z } from 'zod';
import { defineFileUploads } from '../files/define-file-uploads.js';
import { newFileShape } from '../files/file-upload.schema.js';
import { deckAnalysisSchema, deckSizeSchema } from './deck-analysis.schema.js';
import { deckPurposeSchema } from './deck-review.schema.js';

/** A deck that a founder wants to upload. */
export const newDeckUploadSchema = z.object({
  ...newFileShape(deckSizeSchema),
  purpose: deckPurposeSchema.default('demo-day'),
});

/** How a founder uploads a deck. */
export const deckUploads = defineFileUploads({
  service: 'decks',
  path: '/rest/v1/deck-uploads',
  begin: newDeckUploadSchema,
  record: deckAnalysisSchema,
});
export const {
  beginUpload: beginDeckUpload,
  getUpload: getDeckUpload,
  signParts: signDeckParts,
  completeUpload: completeDeckUpload,
  cancelUpload: cancelDeckUpload,
  beginUploadRoute: beginDeckUploadRoute,
  getUploadRoute: getDeckUploadRoute,
  signPartsRoute: signDeckPartsRoute,
  completeUploadRoute: completeDeckUploadRoute,
  cancelUploadRoute: cancelDeckUploadRoute,
} = deckUploads;
