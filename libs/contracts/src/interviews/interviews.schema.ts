import { z } from 'zod';
import { founderText } from '../core/text.schema.js';

export const INTERVIEWS_NOTE_MAX_CHARS = 1_000;
export const INTERVIEWS_NOTES_MAX_ITEMS = 100;

export const newInterviewsNoteSchema = z.object({ text: founderText(INTERVIEWS_NOTE_MAX_CHARS) });

/** A note of a founder. */
export const interviewsNoteSchema = newInterviewsNoteSchema.extend({ id: z.uuid(), createdAt: z.iso.datetime() });
export type InterviewsNote = z.infer<typeof interviewsNoteSchema>;

/** The newest first; at most `INTERVIEWS_NOTES_MAX_ITEMS`. */
export const interviewsNotesSchema = z.object({ notes: z.array(interviewsNoteSchema).max(INTERVIEWS_NOTES_MAX_ITEMS) });
export type InterviewsNotes = z.infer<typeof interviewsNotesSchema>;
