import {
  deckCriterionSchema,
  deckPurposeSchema,
  deckRemarkSchema,
  deckSlideKindSchema,
} from '@playbook/contracts/decks/deck-review.schema';
import { z } from 'zod';

const score = z.number().nullable();

/** What a model is shown of a judged deck. */
export const shownDeckSchema = z.object({
  purpose: deckPurposeSchema,
  scores: z.array(z.object({ criterion: deckCriterionSchema, score })),
  slides: z.array(
    z.object({
      slide: z.number(),
      kind: deckSlideKindSchema,
      title: z.string().nullable(),
      /** A sentence of the slide's own that says more than its title. */
      betterTitle: z.string().nullable(),
      score,
      remarks: z.array(z.object({ remark: deckRemarkSchema.shape.id, found: z.string(), builtInFix: z.string() })),
    }),
  ),
});
export type ShownDeck = z.infer<typeof shownDeckSchema>;
