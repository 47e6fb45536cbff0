import { z } from 'zod';
import { answerVersionSchema, applicationSchema } from '../applications/application.schema.js';
import { userSchema } from '../auth/auth-wire.schema.js';
import { answerAnalysisSchema } from '../analysis/answer-analysis.schema.js';
import { ideaCheckSchema } from '../analysis/idea-check.schema.js';
import { storedInsightsSchema } from '../insights/industry-analysis.schema.js';
import { EXPORTED_USES_MAX_ITEMS } from '../shared/limits.js';
import { pitchAnalysisSchema } from '../analysis/pitch-analysis.schema.js';
import { profileSchema } from '../profile/profile.contract.js';
import { dayUsesSchema } from './usage.contract.js';

/** What the auth service keeps of a founder, without what proves who somebody is: no hash, token or secret. */
export const authExportSchema = z.object({
  user: userSchema,
  profile: profileSchema,
  /** Signed-in browsers and devices, newest first; at most the newest thousand. */
  sessions: z.array(
    z.object({
      id: z.uuid(),
      level: z.enum(['aal1', 'aal2']),
      createdAt: z.iso.datetime(),
      lastUsedAt: z.iso.datetime(),
      address: z.string().nullable(),
      userAgent: z.string().nullable(),
    }),
  ),
  /** Newest first; at most the newest thousand. */
  securityEvents: z.array(
    z.object({
      kind: z.string(),
      sessionId: z.uuid().nullable(),
      address: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});
export type AuthExport = z.infer<typeof authExportSchema>;

/** What the analysis service keeps of a founder. */
export const analysisExportSchema = z.object({
  /** Newest first. */
  pitchAnalyses: z.array(pitchAnalysisSchema),
  /** Newest first. */
  ideaChecks: z.array(ideaCheckSchema),
  answerAnalyses: z.array(answerAnalysisSchema),
});
export type AnalysisExport = z.infer<typeof analysisExportSchema>;

export const exportedAnswerVersionSchema = answerVersionSchema.extend({ applicationId: z.uuid() });
export type ExportedAnswerVersion = z.infer<typeof exportedAnswerVersionSchema>;

/** What the applications service keeps of a founder. */
export const applicationsExportSchema = z.object({
  applications: z.array(applicationSchema),
  /** By field, oldest first. */
  answerVersions: z.array(exportedAnswerVersionSchema),
});
export type ApplicationsExport = z.infer<typeof applicationsExportSchema>;

/** What the insights service keeps of a founder. */
export const insightsExportSchema = storedInsightsSchema.extend({
  /** Newest day first; at most the newest thousand. */
  uses: z.array(dayUsesSchema).max(EXPORTED_USES_MAX_ITEMS),
});
export type InsightsExport = z.infer<typeof insightsExportSchema>;

/** Everything that is stored about a founder, by the part of the product that stores it. */
export const accountExportSchema = z.object({
  exportedAt: z.iso.datetime(),
  account: authExportSchema,
  analysis: analysisExportSchema,
  applications: applicationsExportSchema,
  insights: insightsExportSchema,
});
export type AccountExport = z.infer<typeof accountExportSchema>;

/** The account's own address, typed by its founder: nobody deletes an account by a slip of the finger. */
export const erasureConfirmationSchema = z.object({ confirm: z.string().max(1_000) });
