import { z } from 'zod';
import type { StoredKey } from './stored-value.js';

const rememberedUploadSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  fileSizeBytes: z.number().int().min(1),
  /** When the file was last changed, in milliseconds since 1970: another content has another time. */
  lastModifiedMs: z.number(),
});
export type RememberedUpload = z.output<typeof rememberedUploadSchema>;

/** The upload of a kind of file that was begun in this browser, by which it goes on after a reload with the same file. */
export type UploadKey = StoredKey<typeof rememberedUploadSchema>;
const uploadKey = (name: string): UploadKey => ({ name, version: 1, schema: rememberedUploadSchema });

export const DEMO_UPLOAD_KEY = uploadKey('demoAnalyzer_upload');
export const DECK_UPLOAD_KEY = uploadKey('deckAnalyzer_upload');
