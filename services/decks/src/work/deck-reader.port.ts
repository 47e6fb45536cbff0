import type { DeckFacts } from '@playbook/contracts/decks/deck-facts.schema';
import type { DeckReading } from '@playbook/media/deck/deck-reading';

/** Reads decks. Whoever made one may have made it to do harm. */
export interface DeckReader {
  /**
   * @throws DeckRejected for a reason that lies in the deck
   * @throws MediaAborted when the signal aborts
   */
  read(path: string, reading: DeckReading, signal: AbortSignal): Promise<DeckFacts>;
}

/** Injection token of the reader. */
export const DECK_READER = Symbol('DeckReader');
