import type { InterviewPlan, InterviewQuestion, InterviewTurn } from '@playbook/contracts/interviews/interview.schema';
import { followUp } from './follow-up.js';

/** What is asked after these turns; null when everything has been asked. */
export function nextQuestion({ questions }: InterviewPlan, turns: readonly InterviewTurn[]): InterviewQuestion | null {
  const asked = new Set(turns.map(({ question }) => question.id));
  const left = questions.filter(({ id }) => !asked.has(id));
  return followUp(turns, left) ?? left[0] ?? null;
}
