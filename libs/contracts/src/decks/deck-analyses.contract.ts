import { z } from 'zod';
import { ANALYSIS_TIMEOUT_MS } from '../core/limits.js';
import { rowIdSchema } from '../core/page.schema.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { defineFileAnalyses } from '../files/define-file-analyses.js';
import { deckAnalysisSchema, deckProgressSchema, deckSummarySchema } from './deck-analysis.schema.js';
import { deckPurposeSchema } from './deck-review.schema.js';

const path = '/rest/v1/deck-analyses';

/** Where an analysis is, before its result. */
export const deckChunkSchema = z.object({ kind: z.literal('progress'), ...deckProgressSchema.shape });
export type DeckChunk = z.infer<typeof deckChunkSchema>;

/** What a founder does with decks that have arrived. */
export const deckAnalyses = defineFileAnalyses({
  service: 'decks',
  path,
  analyzePath: '/functions/v1/analyze-deck',
  address: { verb: 'open', path: 'file' },
  summary: deckSummarySchema,
  record: deckAnalysisSchema,
  chunk: deckChunkSchema,
});
export const {
  list: listDecks,
  get: getDeck,
  analyze: analyzeDeck,
  cancel: cancelDeckAnalysis,
  deleteOne: deleteDeck,
  deleteAll: deleteAllDecks,
  getAddress: getDeckFile,
  queued: deckQueued,
  listRoute: listDecksRoute,
  getRoute: getDeckRoute,
  analyzeRoute: analyzeDeckRoute,
  cancelRoute: cancelDeckAnalysisRoute,
  deleteOneRoute: deleteDeckRoute,
  deleteAllRoute: deleteAllDecksRoute,
  getAddressRoute: getDeckFileRoute,
} = deckAnalyses;

const purposeChoiceSchema = z.object({ purpose: deckPurposeSchema });

/** Says what the deck is for; one that was analysed is judged anew by it, without being read again. */
export const setDeckPurpose = defineProcedure({
  access: 'founder',
  subject: 'decks.v1.analysis.purpose',
  input: rowIdSchema.extend(purposeChoiceSchema.shape),
  output: deckAnalysisSchema,
  timeoutMs: ANALYSIS_TIMEOUT_MS,
});

export const setDeckPurposeRoute = defineRoute({
  access: 'founder',
  status: 200,
  params: rowIdSchema,
  callsPerMinute: 60,
  method: 'PUT',
  path: `${path}/:id/purpose`,
  body: purposeChoiceSchema,
  procedure: setDeckPurpose,
});
