import { z } from 'zod';
import { DATA_TIMEOUT_MS } from '../core/limits.js';
import { defineProcedure } from '../core/procedure.js';
import { defineRoute } from '../core/route.js';
import { interviewsNoteSchema, interviewsNotesSchema, newInterviewsNoteSchema } from './interviews.schema.js';

export const listInterviewsNotes = defineProcedure({
  subject: 'interviews.v1.note.list',
  isRead: true,
  access: 'founder',
  input: z.object({}),
  output: interviewsNotesSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

/** `account_deleting` when the account is being deleted. */
export const addInterviewsNote = defineProcedure({
  subject: 'interviews.v1.note.add',
  access: 'founder',
  input: newInterviewsNoteSchema,
  output: interviewsNoteSchema,
  timeoutMs: DATA_TIMEOUT_MS,
});

export const listInterviewsNotesRoute = defineRoute({
  method: 'GET',
  path: '/rest/v1/interviews-notes',
  access: 'founder',
  procedure: listInterviewsNotes,
  status: 200,
});

export const addInterviewsNoteRoute = defineRoute({
  method: 'POST',
  path: '/rest/v1/interviews-notes',
  access: 'founder',
  body: newInterviewsNoteSchema,
  procedure: addInterviewsNote,
  status: 200,
  callsPerMinute: 60,
});
