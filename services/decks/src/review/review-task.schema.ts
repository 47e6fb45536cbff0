import { deckFactsSchema } from '@playbook/contracts/decks/deck-facts.schema';
import { deckPurposeSchema } from '@playbook/contracts/decks/deck-review.schema';
import { z } from 'zod';

/** What a worker thread is asked for: the judgement of a deck, or of those of its slides that were read. */
export const reviewTaskSchema = z.object({ facts: deckFactsSchema, purpose: deckPurposeSchema });
export type ReviewTask = z.output<typeof reviewTaskSchema>;
