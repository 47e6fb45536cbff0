import { z } from 'zod';
import { newFileShape } from '../files/file-upload.schema.js';
import { demoSizeSchema, videoMetadataSchema } from './demo-analysis.schema.js';
import { demoFormatSchema } from './demo-review.schema.js';

/** A video that a founder wants to upload. */
export const newDemoUploadSchema = z.object({
  ...newFileShape(demoSizeSchema),
  metadata: videoMetadataSchema.nullable().default(null),
  format: demoFormatSchema.nullable().default(null),
});
