import { memoInputSchema } from '@playbook/contracts/analysis/partners-memo/application-memo.schema';
import type { KindName } from '@playbook/contracts/analysis/analysis-kinds.contract';
import { reviewApplication } from '@playbook/critique/application/review-application';
import { serveTasks } from '@playbook/service-kit/workers/serve-tasks';
import { answerEngine } from '../answer-analyses/answer.engine.js';
import { answerKind } from '../answer-analyses/answer.kind.js';
import { ideaEngine } from '../idea-checks/idea.engine.js';
import { ideaKind } from '../idea-checks/idea.kind.js';
import { pitchEngine } from '../pitch-analyses/pitch.engine.js';
import { pitchKind } from '../pitch-analyses/pitch.kind.js';
import { engineTaskSchema, type TextTask } from './engine-task.js';
import { serveKind } from './serve-kind.js';
import { warmUp } from './warm-up.js';

const KINDS: Readonly<Record<KindName, (task: TextTask) => unknown>> = {
  pitch: serveKind(pitchKind, pitchEngine),
  answer: serveKind(answerKind, answerEngine),
  idea: serveKind(ideaKind, ideaEngine),
};

/** What a thread of the analysis service does. */
export const serve = serveTasks(warmUp, (message) => {
  const task = engineTaskSchema.parse(message);
  return task.work === 'review' ? reviewApplication(memoInputSchema.parse(task.input)) : KINDS[task.kind](task);
});
