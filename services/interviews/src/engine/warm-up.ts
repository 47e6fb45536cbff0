import type { InterviewJudgement } from '@playbook/contracts/interviews/interview.schema';
import { judgeInterviewAnswer } from '@playbook/critique/application/interview/judge-interview-answer';
import { planInterview } from '@playbook/critique/application/interview/plan-interview';

const ANSWERS = [
  { sectionId: 'traction', fieldId: 'metrics', value: '42 practices pay us $200 a month, up from 12 in May 2026.' },
  { sectionId: 'problem', fieldId: 'problem-statement', value: 'Practices lose $9,000 a month to empty chairs.' },
  {
    sectionId: 'founders',
    fieldId: 'founder-names',
    value: 'Ana ran a front desk for six years; Sam writes the code.',
  },
] as const;

/** Prepares one interview and judges one answer, so that word lists are loaded before the first founder's. */
export function warmUp(): InterviewJudgement {
  const beside = { pitch: null, idea: null, demo: null, deck: null, ideaRisk: 'Many teams build this.' };
  const { questions } = planInterview({ answers: [...ANSWERS], ...beside });
  const [question] = questions;
  if (question === undefined) throw new RangeError('An interview has no question');
  return judgeInterviewAnswer(question, 'We fill empty dental chairs by text message.', null);
}
