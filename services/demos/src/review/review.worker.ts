import { judgedWords } from '@playbook/critique/demo/reading/read-transcript';
import { reviewDemo } from '@playbook/critique/demo/review-demo';
import { serveTasks } from '@playbook/service-kit/workers/serve-tasks';
import { mergeDemoReply } from '../writer/reply/merge-demo-reply.js';
import { reviewTaskSchema } from './review-task.schema.js';
import { warmUp } from './warm-up.js';

/** What a thread of the demos service does. */
export const serve = serveTasks(warmUp, (message) => {
  const task = reviewTaskSchema.parse(message);
  switch (task.work) {
    case 'review':
      return reviewDemo(task.demo);
    case 'words':
      return judgedWords(task.transcript);
    case 'merge':
      return mergeDemoReply(task.written);
  }
});
