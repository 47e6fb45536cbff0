import { z } from 'zod';
import { DEMO_SNIFF_BYTES, DEMO_VIDEO_MAX_BYTES } from './demo-limits.js';
import { fileNameSchema, fileSizeSchema, videoMetadataSchema } from './demo-analysis.schema.js';
import { demoFormatSchema } from './demo-review.schema.js';

/** Storage takes no smaller parts, but for the last one. */
const SMALLEST_PART_BYTES = 5 * 1024 * 1024;
export const DEMO_PARTS_MAX_ITEMS = Math.ceil(DEMO_VIDEO_MAX_BYTES / SMALLEST_PART_BYTES);

/** A video that a founder wants to upload. Its type is told by its first bytes and never by its name. */
export const newDemoUploadSchema = z.object({
  fileName: fileNameSchema,
  fileSizeBytes: fileSizeSchema,
  /** The first bytes of the file. */
  beginning: z
    .base64()
    .min(1)
    .max(Math.ceil(DEMO_SNIFF_BYTES / 3) * 4),
  metadata: videoMetadataSchema.nullable().default(null),
  format: demoFormatSchema.nullable().default(null),
});

const partNumber = z.number().int().min(1).max(DEMO_PARTS_MAX_ITEMS);

/** An upload that is under way. */
export const demoUploadSchema = z.object({
  id: z.uuid(),
  fileName: fileNameSchema,
  fileSizeBytes: fileSizeSchema,
  contentType: z.string(),
  /** Size of every part but the last. */
  partBytes: z.number().int().min(1),
  /** Parts that have arrived. */
  uploadedParts: z.array(partNumber).max(DEMO_PARTS_MAX_ITEMS),
  createdAt: z.iso.datetime(),
});
export type DemoUpload = z.infer<typeof demoUploadSchema>;

/** Which parts the founder is about to send. */
export const demoPartsInputSchema = z.object({
  partNumbers: z.array(partNumber).min(1).max(DEMO_PARTS_MAX_ITEMS),
});

/** Where each of them goes, by PUT with this size and type, for a while. */
export const demoPartsSchema = z.object({
  parts: z
    .array(z.object({ partNumber, sizeBytes: z.number().int().min(1), contentType: z.string(), url: z.string() }))
    .max(DEMO_PARTS_MAX_ITEMS),
});
export type DemoParts = z.infer<typeof demoPartsSchema>;
