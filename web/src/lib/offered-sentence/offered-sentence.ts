import { fieldIdSchema, sectionIdSchema } from '@playbook/contracts/applications/catalogue/builder-catalogue';
import { z } from 'zod';
import { readStored, removeStored, type StoredKey, writeStored } from '../browser-storage/stored-value.js';

const SENTENCE_MAX_CHARS = 600;
const offeredSchema = z.object({
  sectionId: sectionIdSchema,
  fieldId: fieldIdSchema,
  sentence: z.string().min(1).max(SENTENCE_MAX_CHARS),
});
/** A sentence that the founder said in an interview, offered to the field that it may belong to. */
export type OfferedSentence = z.infer<typeof offeredSchema>;

const KEY: StoredKey<typeof offeredSchema> = { name: 'applicationBuilder_offer', version: 1, schema: offeredSchema };

/** Keeps it in this browser, since an address is no place for what a founder said. The next one takes its place. */
export const offerSentence = (ownerId: string, offered: OfferedSentence): boolean => writeStored(KEY, ownerId, offered);

/** What was offered last; null for nothing. */
export const offeredSentence = (ownerId: string): OfferedSentence | null => readStored(KEY, ownerId);

export const withdrawSentence = (): void => removeStored(KEY);
