import { videoMetadataSchema } from '@playbook/contracts/demos/demo-analysis.schema';
import { demoFormatSchema } from '@playbook/contracts/demos/demo-review.schema';
import { instantSchema } from '@playbook/service-kit/persistence/rows';
import { z } from 'zod';

/** What is stored of an upload that is under way. */
export const demoUploadRowSchema = z.object({
  id: z.uuid(),
  fileName: z.string(),
  filePath: z.string(),
  fileSizeBytes: z.number(),
  contentType: z.string(),
  storageId: z.string(),
  partBytes: z.number(),
  metadata: videoMetadataSchema.nullable(),
  format: demoFormatSchema.nullable(),
  createdAt: instantSchema,
});
export type DemoUploadRow = z.output<typeof demoUploadRowSchema>;
