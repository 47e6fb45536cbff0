import { debriefInterview } from '@playbook/critique/application/interview/debrief-interview';
import { judgeInterviewAnswer } from '@playbook/critique/application/interview/judge-interview-answer';
import { nextQuestion } from '@playbook/critique/application/interview/next-question';
import { planInterview } from '@playbook/critique/application/interview/plan-interview';
import { serveTasks } from '@playbook/service-kit/workers/serve-tasks';
import { type InterviewTask, interviewTaskSchema, type JudgedAnswer } from './interview-task.schema.js';
import { warmUp } from './warm-up.js';

type AnswerTask = Extract<InterviewTask, { kind: 'answer' }>;

function judged({ plan, turns, answer, seconds, isOver }: AnswerTask): JudgedAnswer {
  const last = turns.at(-1);
  if (last === undefined) throw new RangeError('Nothing was asked');
  const judgement = judgeInterviewAnswer(last.question, answer, seconds);
  const answered = [...turns.slice(0, -1), { ...last, answer, seconds, judgement }];
  const next = isOver ? null : nextQuestion(plan, answered);
  return { judgement, next, debrief: next === null ? debriefInterview(answered, plan) : null };
}

/** What a thread of the interviews service does. */
export const serve = serveTasks(warmUp, (message) => {
  const task = interviewTaskSchema.parse(message);
  switch (task.kind) {
    case 'plan':
      return planInterview(task.sources);
    case 'answer':
      return judged(task);
    case 'end':
      return debriefInterview(task.turns, task.plan);
  }
});
