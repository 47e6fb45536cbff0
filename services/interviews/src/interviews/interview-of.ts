import { type Interview, INTERVIEW_MAX_S } from '@playbook/contracts/interviews/interview.schema';
import type { InterviewRow } from './interview-rows.schema.js';

const MS_PER_S = 1_000;

/** When the ten minutes of an interview are over. */
export const endOf = ({ startedAt }: Pick<InterviewRow, 'startedAt'>): Date =>
  new Date(new Date(startedAt).getTime() + INTERVIEW_MAX_S * MS_PER_S);

/** An interview as its founder sees it: what will be asked is not told. */
export const interviewOf = ({ id, startedAt, endedAt, turns, debrief }: InterviewRow): Interview => ({
  id,
  startedAt,
  endsAt: endOf({ startedAt }).toISOString(),
  endedAt,
  turns,
  debrief,
});
