import { fieldAddressShape, inBuilder } from '@playbook/contracts/applications/application.schema';
import { z } from 'zod';

/** An unsaved answer as the browser keeps it: the text, and what is needed to send it without overwriting anything unseen. */
const draftEntrySchema = inBuilder(
  z.object({
    ...fieldAddressShape,
    text: z.string(),
    /** The stored text that the founder's text was written on. */
    base: z.object({ value: z.string(), version: z.int().min(0) }),
    /** Texts that were sent on this base and may or may not have been stored, oldest first. */
    uncertain: z.array(z.string()),
    editedAtMs: z.number(),
  }),
);
export type DraftEntry = z.infer<typeof draftEntrySchema>;

/** What one page keeps. */
export const draftEntriesSchema = z.array(draftEntrySchema);
