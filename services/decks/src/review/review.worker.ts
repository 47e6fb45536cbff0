import { reviewDeck } from '@playbook/critique/deck/review-deck';
import { serveTasks } from '@playbook/service-kit/workers/serve-tasks';
import { reviewTaskSchema } from './review-task.schema.js';
import { warmUp } from './warm-up.js';

/** What a thread of the decks service does. */
export const serve = serveTasks(warmUp, (message) => {
  const { facts, purpose } = reviewTaskSchema.parse(message);
  return reviewDeck(facts, purpose);
});
