import { z } from 'zod';
import { fieldIdSchema, isBuilderField, sectionIdSchema } from './catalogue/builder-catalogue.js';
import { EDITION } from '../core/edition.js';
import { problemSchema } from '../core/errors.js';
import { ANSWER_MAX_CHARS } from '../core/limits.js';
import { draftText } from '../core/text.schema.js';

/** Title of an application that nobody has named (specification, section 3). */
export const APPLICATION_TITLE = `${EDITION.acceleratorName} Application`;

/** Decision D10. */
export const APPLICATION_STATUSES = ['draft', 'in_progress', 'ready', 'submitted'] as const;
export const applicationStatusSchema = z.enum(APPLICATION_STATUSES);
export type ApplicationStatus = z.infer<typeof applicationStatusSchema>;

/** Counts the saves of one answer: 1 for the first, 0 where there is none yet. */
const VERSION_MAX = 2_147_483_647;
const versionSchema = z.int().min(1).max(VERSION_MAX);
/** The save that is based on it has the next version. */
const baseVersionSchema = z
  .int()
  .min(0)
  .max(VERSION_MAX - 1);

/** Keys of an answer's place. Use `inBuilder` on what is made of them. */
export const fieldAddressShape = { sectionId: sectionIdSchema, fieldId: fieldIdSchema } as const;

/** Refuses a field that stands in another section. */
export const inBuilder = <T extends z.ZodType<{ sectionId: string; fieldId: string }>>(schema: T) =>
  schema.refine(isBuilderField, { path: ['fieldId'], error: 'is not a field of this section' });

/** What an application is without its answers. */
export const applicationSummarySchema = z.object({
  id: z.uuid(),
  title: z.string(),
  status: applicationStatusSchema,
  createdAt: z.iso.datetime(),
  /** Moves on with every save and change of status. */
  updatedAt: z.iso.datetime(),
});
export type ApplicationSummary = z.infer<typeof applicationSummarySchema>;

/** A saved answer; fields that were never saved have none. */
export const answerSchema = z.object({
  ...fieldAddressShape,
  /** As the founder typed it; may be blank. */
  value: z.string(),
  version: versionSchema,
  savedAt: z.iso.datetime(),
});
export type Answer = z.infer<typeof answerSchema>;

export const applicationSchema = applicationSummarySchema.extend({ answers: z.array(answerSchema) });
export type Application = z.infer<typeof applicationSchema>;

export const saveAnswerBodySchema = z.object({
  value: draftText(ANSWER_MAX_CHARS),
  /** The version that the founder saw and changed; 0 where there was none. */
  baseVersion: baseVersionSchema,
});

export const savedAnswerSchema = z.object({ version: versionSchema, savedAt: z.iso.datetime() });
export type SavedAnswer = z.infer<typeof savedAnswerSchema>;

/** Who saved: a session is a browser or device of the founder, as their access token names it. */
export const savedBySchema = z.object({ founderId: z.uuid(), sessionId: z.uuid() });

/** What is stored where a save was refused, so that the founder can choose; version 0 and nulls where nothing is. */
export const storedAnswerSchema = z.object({
  value: z.string(),
  version: z.int().min(0).max(VERSION_MAX),
  savedAt: z.iso.datetime().nullable(),
  savedBy: savedBySchema.nullable(),
});
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;

/** The problem document of a save whose base version is not the stored one. */
export const answerConflictSchema = problemSchema.extend({ code: z.literal('conflict'), stored: storedAnswerSchema });

/** One save of an answer. The newest versions of each answer are kept, `ANSWER_VERSIONS_MAX_ITEMS` of them. */
export const answerVersionSchema = z.object({
  ...fieldAddressShape,
  version: versionSchema,
  value: z.string(),
  savedAt: z.iso.datetime(),
  savedBy: savedBySchema,
  /** The earlier version that this one brought back; null where the founder wrote it. */
  restoredVersion: versionSchema.nullable(),
});
export type AnswerVersion = z.infer<typeof answerVersionSchema>;

/** Newest first; `nextCursor` is null on the last page. */
export const answerVersionPageSchema = z.object({
  items: z.array(answerVersionSchema),
  nextCursor: z.string().nullable(),
});
export type AnswerVersionPage = z.infer<typeof answerVersionPageSchema>;

export const restoreVersionBodySchema = inBuilder(
  z.object({ ...fieldAddressShape, version: versionSchema, baseVersion: baseVersionSchema }),
);

/** The answer as it is after an earlier version was brought back. */
export const restoredAnswerSchema = savedAnswerSchema.extend({ value: z.string() });
export type RestoredAnswer = z.infer<typeof restoredAnswerSchema>;
