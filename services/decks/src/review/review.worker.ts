import { reviewDeck } from '@playbook/critique/deck/review-deck';
import { serveTasks } from '@playbook/service-kit/workers/serve-tasks';
import { mergeDeckReply } from '../writer/reply/merge-deck-reply.js';
import { shownDeck } from '../writer/shown-deck.js';
import { reviewTaskSchema } from './review-task.schema.js';
import { warmUp } from './warm-up.js';

/** What a thread of the decks service does. */
export const serve = serveTasks(warmUp, (message) => {
  const task = reviewTaskSchema.parse(message);
  switch (task.work) {
    case 'review':
      return reviewDeck(task.deck.facts, task.deck.purpose);
    case 'show':
      return shownDeck(task.review);
    case 'merge':
      return mergeDeckReply(task.written);
  }
});
