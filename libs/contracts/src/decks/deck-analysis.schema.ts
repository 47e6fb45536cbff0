import { z } from 'zod';
import { fileSummaryShape, progressShareSchema } from '../files/file-analysis.schema.js';
import { deckFactsSchema, deckSlideSchema } from './deck-facts.schema.js';
import { DECK_MAX_BYTES, DECK_MAX_SLIDES } from './deck-limits.js';
import { deckRejectionCodeSchema } from './deck-rejection.js';
import { deckPurposeSchema, deckReviewSchema, reviewedSlideSchema } from './deck-review.schema.js';

/** What an analysis is busy with, in this order. */
export const DECK_STAGES = ['waiting', 'fetching', 'reading', 'judging'] as const;
const slideCount = z.number().int().min(0).max(DECK_MAX_SLIDES);
export const deckProgressSchema = z.object({
  stage: z.enum(DECK_STAGES),
  share: progressShareSchema,
  /** How many slides were read so far; their remarks can be seen already. */
  slidesRead: slideCount,
});
export type DeckProgress = z.infer<typeof deckProgressSchema>;
export type DeckStage = DeckProgress['stage'];

/** Why there is no analysis: a reason that lies in the deck, or it failed too often. */
export const deckFailureSchema = z.enum([...deckRejectionCodeSchema.options, 'gave-up']);
export type DeckFailure = z.infer<typeof deckFailureSchema>;

export const deckSizeSchema = z.number().int().min(1).max(DECK_MAX_BYTES, { error: 'must be at most 50MB' });

/** What a list shows of a deck. */
export const deckSummarySchema = z.object({
  ...fileSummaryShape({ fileSizeBytes: deckSizeSchema, progress: deckProgressSchema, failure: deckFailureSchema }),
  purpose: deckPurposeSchema,
  /** How many slides were read. */
  slideCount,
});
export type DeckSummary = z.infer<typeof deckSummarySchema>;

/** A slide with what is said of it; while later slides are still read, that may change with them. */
const storedSlideSchema = deckSlideSchema.extend({ review: reviewedSlideSchema });
export const deckSlideRecordSchema = storedSlideSchema.extend({
  /** Where the slide can be seen for an hour at least; null for a deck that was not drawn. */
  pictureUrl: z.string().nullable(),
});
export type DeckSlideRecord = z.infer<typeof deckSlideRecordSchema>;

/** What is said of a deck as a whole. */
export const wholeDeckReviewSchema = deckReviewSchema.omit({ slides: true });
export type WholeDeckReview = z.infer<typeof wholeDeckReviewSchema>;

/** The same for all slides. */
export const deckLayoutSchema = deckFactsSchema.omit({ slides: true });
export type DeckLayout = z.infer<typeof deckLayoutSchema>;

/** What an analysis found; null before it, and kept while it is made anew. */
const foundShape = { layout: deckLayoutSchema.nullable(), review: wholeDeckReviewSchema.nullable() };

/** A founder's deck with what was found in it. */
export const deckAnalysisSchema = deckSummarySchema.extend({
  ...foundShape,
  /** In the order of the deck; while it is read, those that were read. */
  slides: z.array(deckSlideRecordSchema).max(DECK_MAX_SLIDES),
});
export type DeckAnalysis = z.infer<typeof deckAnalysisSchema>;

/** The same as an export has it: addresses are good for a while only, so that it names where the deck was kept. */
export const exportedDeckSchema = deckSummarySchema.omit({ thumbnailUrl: true, progress: true }).extend({
  ...foundShape,
  slides: z.array(storedSlideSchema).max(DECK_MAX_SLIDES),
  filePath: z.string(),
});
export type ExportedDeck = z.infer<typeof exportedDeckSchema>;
