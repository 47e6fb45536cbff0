import {
  DECK_STAGES,
  deckFailureSchema,
  deckLayoutSchema,
  wholeDeckReviewSchema,
} from '@playbook/contracts/decks/deck-analysis.schema';
import { deckSlideSchema } from '@playbook/contracts/decks/deck-facts.schema';
import { deckPurposeSchema, reviewedSlideSchema } from '@playbook/contracts/decks/deck-review.schema';
import { fileStatusSchema } from '@playbook/contracts/files/file-analysis.schema';
import { instantSchema } from '@playbook/service-kit/persistence/rows';
import { z } from 'zod';

/** What a list reads of a deck. */
export const deckSummaryRowSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  filePath: z.string(),
  fileSizeBytes: z.number(),
  purpose: deckPurposeSchema,
  status: fileStatusSchema,
  failure: deckFailureSchema.nullable(),
  overallScore: z.number().nullable(),
  /** How many slides are stored. */
  slideCount: z.number().int(),
  /** Whether slides have pictures. */
  hasPicture: z.boolean(),
  /** Of the job that waits or runs. */
  stage: z.enum(DECK_STAGES).nullable(),
  share: z.number().nullable(),
  createdAt: instantSchema,
  analyzedAt: instantSchema.nullable(),
});
export type DeckSummaryRow = z.output<typeof deckSummaryRowSchema>;

/** A slide with what was said of it. */
const deckSlideRowSchema = z.object({
  facts: deckSlideSchema,
  review: reviewedSlideSchema,
  hasPicture: z.boolean(),
});
export type DeckSlideRow = z.output<typeof deckSlideRowSchema>;

/** All that is stored of one. */
export const deckRowSchema = deckSummaryRowSchema.extend({
  founderId: z.uuid(),
  contentType: z.string(),
  layout: deckLayoutSchema.nullable(),
  review: wholeDeckReviewSchema.nullable(),
  slides: z.array(deckSlideRowSchema),
});
export type DeckRow = z.output<typeof deckRowSchema>;

/** Whether the founder has said nothing new about a deck, and its analysis is where it was. */
export const saysTheSame = (one: DeckRow, other: DeckRow): boolean =>
  one.status === other.status && one.purpose === other.purpose && one.analyzedAt === other.analyzedAt;
