import type { StoredAnswer } from '@playbook/contracts/applications/application.schema';
import { ExtendedProblem } from '../http/errors/extended-problem.js';

/** Refuses a save that would overwrite what its founder has not seen, and shows that to them (`answerConflictSchema`). */
export const answerConflict = (stored: StoredAnswer): ExtendedProblem =>
  new ExtendedProblem('conflict', 'The answer was changed elsewhere in the meantime', { stored });
