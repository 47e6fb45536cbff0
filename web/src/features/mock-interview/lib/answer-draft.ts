import { INTERVIEW_ANSWER_MAX_CHARS } from '@playbook/contracts/interviews/interview.schema';
import { z } from 'zod';
import { readStored, type StoredKey, writeStored } from '../../../lib/browser-storage/stored-value.js';

const draftSchema = z.object({
  questionId: z.string(),
  text: z.string().max(INTERVIEW_ANSWER_MAX_CHARS),
  /** When the question was first shown, by the founder's clock. */
  shownAtMs: z.number(),
});
export type AnswerDraft = z.infer<typeof draftSchema>;

const KEY: StoredKey<typeof draftSchema> = { name: 'mockInterview_answer', version: 2, schema: draftSchema };

/** What was typed in response to a question and not sent yet; null for a question that was not shown before. */
export function readAnswerDraft(ownerId: string, questionId: string): AnswerDraft | null {
  const draft = readStored(KEY, ownerId);
  return draft?.questionId === questionId ? draft : null;
}

/** Keeps what is typed, and since when, over a reload; the next question takes its place. */
export function keepAnswerDraft(ownerId: string, draft: AnswerDraft): void {
  writeStored(KEY, ownerId, draft);
}
