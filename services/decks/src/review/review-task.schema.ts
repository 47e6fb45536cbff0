import { engineSchema } from '@playbook/contracts/core/analyst.schema';
import { deckFactsSchema } from '@playbook/contracts/decks/deck-facts.schema';
import { deckPurposeSchema, deckReviewSchema } from '@playbook/contracts/decks/deck-review.schema';
import { z } from 'zod';
import { deckReplySchema } from '../writer/reply/deck-reply.schema.js';

/** What a deck, or those of its slides that were read, is judged by. */
const deckToReviewSchema = z.object({ facts: deckFactsSchema, purpose: deckPurposeSchema });
export type DeckToReview = z.output<typeof deckToReviewSchema>;

/** What a model wrote about a judged deck. */
const writtenReplySchema = z.object({ review: deckReviewSchema, reply: deckReplySchema, engine: engineSchema });
export type WrittenReply = z.output<typeof writtenReplySchema>;

/** What a worker thread is asked for: a judgement, what a model may be shown of it, what is kept of a model's reply. */
export const reviewTaskSchema = z.discriminatedUnion('work', [
  z.object({ work: z.literal('review'), deck: deckToReviewSchema }),
  z.object({ work: z.literal('show'), review: deckReviewSchema }),
  z.object({ work: z.literal('merge'), written: writtenReplySchema }),
]);
export type ReviewTask = z.output<typeof reviewTaskSchema>;
