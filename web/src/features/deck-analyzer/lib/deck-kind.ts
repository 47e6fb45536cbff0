import {
  analyzeDeckRoute,
  cancelDeckAnalysisRoute,
  deckChunkSchema,
  deleteAllDecksRoute,
  deleteDeckRoute,
  getDeckRoute,
  listDecksRoute,
} from '@playbook/contracts/decks/deck-analyses.contract';
import { type DeckAnalysis, type DeckSummary, deckSummarySchema } from '@playbook/contracts/decks/deck-analysis.schema';
import { DECK_NOT_ANALYZED, DECK_NOUNS, DECK_TOASTS, deckFailed } from '../../../failures/files/deck-failures.js';
import type { FileKind } from '../../../lib/file-analysis/file-kind.js';
import type { FileScreen } from '../../../lib/file-analysis/use-file-screen.js';

/** Decks, for what is written once for every kind of file. */
export const DECK_KIND: FileKind<DeckSummary, DeckAnalysis> = {
  name: 'deck-analyses',
  routes: {
    list: listDecksRoute,
    get: getDeckRoute,
    analyze: analyzeDeckRoute,
    cancel: cancelDeckAnalysisRoute,
    deleteOne: deleteDeckRoute,
    deleteAll: deleteAllDecksRoute,
  },
  summary: deckSummarySchema,
  chunks: deckChunkSchema,
  words: {
    one: DECK_NOUNS.one,
    many: DECK_NOUNS.many,
    toasts: DECK_TOASTS,
    notAnalyzed: DECK_NOT_ANALYZED,
    analyzed: { title: 'Deck Analysis Complete', message: 'Your feedback is ready.', tone: 'success' },
    failed: deckFailed,
  },
};

export type DeckScreen = FileScreen<DeckSummary>;
