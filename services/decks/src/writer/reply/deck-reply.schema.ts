import { deckRemarkSchema, reviewedSlideSchema } from '@playbook/contracts/decks/deck-review.schema';
import { z } from 'zod';

/** Longest line that a model may write. */
export const FIX_MAX_CHARS = 300;
/** More remarks than a prompt has room for. */
const MAX_FIXES = 80;

/** What a language model writes about a deck that was judged: what to do about remarks. */
export const deckReplySchema = z.object({
  fixes: z
    .array(
      z.object({
        slide: reviewedSlideSchema.shape.number,
        remark: deckRemarkSchema.shape.id,
        fix: z.string().max(FIX_MAX_CHARS),
      }),
    )
    .min(1)
    .max(MAX_FIXES),
});
export type DeckReply = z.infer<typeof deckReplySchema>;
