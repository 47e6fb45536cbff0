import { reviewDemo } from '@playbook/critique/demo/review-demo';
import { serveTasks } from '@playbook/service-kit/workers/serve-tasks';
import { demoToReviewSchema } from './demo-to-review.schema.js';
import { warmUp } from './warm-up.js';

/** What a thread of the demos service does. */
export const serve = serveTasks(warmUp, (task) => reviewDemo(demoToReviewSchema.parse(task)));
