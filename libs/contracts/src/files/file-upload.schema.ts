import { z } from 'zod';
import { founderText } from '../core/text.schema.js';
import { FILE_MAX_BYTES, FILE_NAME_MAX_CHARS, FILE_SNIFF_BYTES } from './file-limits.js';

/** Storage takes no smaller parts, but for the last one. */
const SMALLEST_PART_BYTES = 5 * 1024 * 1024;
const BASE64_BYTES = 3;
const BASE64_CHARS = 4;
const FILE_PARTS_MAX_ITEMS = Math.ceil(FILE_MAX_BYTES / SMALLEST_PART_BYTES);

export const fileNameSchema = founderText(FILE_NAME_MAX_CHARS);
const fileSizeSchema = z.number().int().min(1).max(FILE_MAX_BYTES);

/** What every upload is begun with. */
export interface NewFile {
  readonly fileName: string;
  readonly fileSizeBytes: number;
  /** Its first bytes, as base64. */
  readonly beginning: string;
}

/** The schema of that. A file's type is told by its first bytes and never by its name. */
export const newFileShape = <S extends z.ZodType>(fileSizeBytes: S) => ({
  fileName: fileNameSchema,
  fileSizeBytes,
  /** The first bytes of the file. */
  beginning: z
    .base64()
    .min(1)
    .max(Math.ceil(FILE_SNIFF_BYTES / BASE64_BYTES) * BASE64_CHARS),
});

const partNumber = z.number().int().min(1).max(FILE_PARTS_MAX_ITEMS);

/** An upload that is under way. */
export const fileUploadSchema = z.object({
  id: z.uuid(),
  fileName: fileNameSchema,
  fileSizeBytes: fileSizeSchema,
  contentType: z.string(),
  /** Size of every part but the last. */
  partBytes: z.number().int().min(1),
  /** Parts that have arrived. */
  uploadedParts: z.array(partNumber).max(FILE_PARTS_MAX_ITEMS),
  createdAt: z.iso.datetime(),
});
export type FileUpload = z.infer<typeof fileUploadSchema>;

/** Which parts the founder is about to send. */
export const filePartsInputSchema = z.object({ partNumbers: z.array(partNumber).min(1).max(FILE_PARTS_MAX_ITEMS) });

/** Where each of them goes, by PUT with this size and type, for a while. */
export const filePartsSchema = z.object({
  parts: z
    .array(z.object({ partNumber, sizeBytes: z.number().int().min(1), contentType: z.string(), url: z.string() }))
    .max(FILE_PARTS_MAX_ITEMS),
});
export type FileParts = z.infer<typeof filePartsSchema>;
