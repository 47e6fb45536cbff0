import { INTERVIEW_ANSWER_MAX_CHARS } from '@playbook/contracts/interviews/interview.schema';
import { z } from 'zod';
import { removeStored, readStored, type StoredKey, writeStored } from '../../../lib/browser-storage/stored-value.js';

const draftSchema = z.object({ questionId: z.string(), text: z.string().max(INTERVIEW_ANSWER_MAX_CHARS) });
const KEY: StoredKey<typeof draftSchema> = { name: 'mockInterview_answer', version: 1, schema: draftSchema };

/** What was typed in response to a question and not sent yet; empty for another question. */
export function readAnswerDraft(ownerId: string, questionId: string): string {
  const draft = readStored(KEY, ownerId);
  return draft?.questionId === questionId ? draft.text : '';
}

/** Keeps what is typed over a reload. */
export function keepAnswerDraft(ownerId: string, questionId: string, text: string): void {
  if (text === '') removeStored(KEY);
  else writeStored(KEY, ownerId, { questionId, text });
}
