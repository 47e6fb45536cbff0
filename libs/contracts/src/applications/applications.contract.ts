import { z } from 'zod';
import {
  answerVersionPageSchema,
  applicationSchema,
  applicationStatusSchema,
  applicationSummarySchema,
  fieldAddressShape,
  inBuilder,
  restoredAnswerSchema,
  restoreVersionBodySchema,
  saveAnswerBodySchema,
  savedAnswerSchema,
  storedAnswerSchema,
} from './application.schema.js';
import { ANSWER_VERSION_PAGE_MAX_ITEMS, DATA_TIMEOUT_MS } from '../core/limits.js';
import { defineProcedure } from '../core/procedure.js';

/** The founder's newest application with its answers; made at the first call. */
export const getApplication = defineProcedure({
  subject: 'applications.v1.application.get',
  isRead: true,
  access: 'founder',
  input: z.object({}),
  output: applicationSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

const conflictOutcome = z.object({ outcome: z.literal('conflict'), stored: storedAnswerSchema });

/**
 * Stores an answer when its base version is the stored one. A repeated save, and one of the text that is stored already, return what
 * is stored and write nothing.
 */
export const saveAnswer = defineProcedure({
  subject: 'applications.v1.answer.save',
  access: 'founder',
  input: inBuilder(saveAnswerBodySchema.extend(fieldAddressShape)),
  output: z.discriminatedUnion('outcome', [savedAnswerSchema.extend({ outcome: z.literal('saved') }), conflictOutcome]),
  timeoutMs: DATA_TIMEOUT_MS,
});

/** Brings an earlier version of an answer back as a new version. `not_found` when it is not kept (any more). */
export const restoreAnswerVersion = defineProcedure({
  subject: 'applications.v1.answer.restore',
  access: 'founder',
  input: restoreVersionBodySchema,
  output: z.discriminatedUnion('outcome', [
    restoredAnswerSchema.extend({ outcome: z.literal('saved') }),
    conflictOutcome,
  ]),
  timeoutMs: DATA_TIMEOUT_MS,
});

/** Opaque position in a list, as handed out in `nextCursor`. */
const versionCursorSchema = z.string().regex(/^[1-9]\d{0,9}$/, { error: 'is not a cursor from an earlier page' });

export const answerVersionPageQuerySchema = inBuilder(
  z.object({
    ...fieldAddressShape,
    limit: z.coerce.number().int().min(1).max(ANSWER_VERSION_PAGE_MAX_ITEMS).default(ANSWER_VERSION_PAGE_MAX_ITEMS),
    cursor: versionCursorSchema.optional(),
  }),
);

/** The kept versions of one answer. */
export const listAnswerVersions = defineProcedure({
  subject: 'applications.v1.answer.list-versions',
  isRead: true,
  access: 'founder',
  input: answerVersionPageQuerySchema,
  output: answerVersionPageSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

export const changeStatusBodySchema = z.object({ status: applicationStatusSchema });

/** Any status may follow any other (specification, section 4). */
export const changeApplicationStatus = defineProcedure({
  subject: 'applications.v1.application.change-status',
  access: 'founder',
  input: changeStatusBodySchema,
  output: applicationSummarySchema,
  timeoutMs: DATA_TIMEOUT_MS,
});
