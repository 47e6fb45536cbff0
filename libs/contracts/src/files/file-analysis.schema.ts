import { z } from 'zod';
import { OVERALL_MAX_POINTS } from '../core/limits.js';
import { pageQuerySchema } from '../core/page.schema.js';
import { FILE_HISTORY_MAX_ITEMS } from './file-limits.js';
import { fileNameSchema } from './file-upload.schema.js';

/** How far a file has come (decision D10). */
export const FILE_STATUSES = ['uploaded', 'processing', 'completed', 'failed'] as const;
export const fileStatusSchema = z.enum(FILE_STATUSES);
export type FileStatus = z.infer<typeof fileStatusSchema>;

/** What a list shows of a file, whatever is in it. */
export const fileSummaryShape = <S extends z.ZodType, P extends z.ZodType, F extends z.ZodType>(of: {
  readonly fileSizeBytes: S;
  readonly progress: P;
  readonly failure: F;
}) => ({
  id: z.uuid(),
  fileName: fileNameSchema,
  fileSizeBytes: of.fileSizeBytes,
  status: fileStatusSchema,
  /** While the status is `processing`. */
  progress: z.nullable(of.progress),
  /** While the status is `failed`. */
  failure: z.nullable(of.failure),
  overallScore: z.number().int().min(0).max(OVERALL_MAX_POINTS).nullable(),
  /** A picture of what is in it, good for an hour at least; null before the analysis, and where there is none. */
  thumbnailUrl: z.string().nullable(),
  createdAt: z.iso.datetime(),
  analyzedAt: z.iso.datetime().nullable(),
});

/** Share of a whole analysis that is done. */
export const progressShareSchema = z.number().min(0).max(1);

export const filePageQuerySchema = pageQuerySchema.extend({
  limit: pageQuerySchema.shape.limit.unwrap().default(FILE_HISTORY_MAX_ITEMS),
});

/** Which file is to be analyzed, or watched. */
export const analyzeFileInputSchema = z.object({
  analysisId: z.uuid(),
  /** Analyses a file anew that was analysed before. */
  again: z.boolean().default(false),
  /** Begins nothing: of an analysis that was cancelled meanwhile, or has ended, the record is returned. */
  onlyWatch: z.boolean().default(false),
});

/** An address of a file. */
export const fileAddressSchema = z.object({ url: z.string(), expiresAt: z.iso.datetime() });
export type FileAddress = z.infer<typeof fileAddressSchema>;
