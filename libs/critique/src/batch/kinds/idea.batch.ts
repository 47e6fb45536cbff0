import { ideaBatchItemSchema } from '@playbook/contracts/analysis/batch-scoring.schema';
import { critiqueIdea } from '../../idea/critique-idea.js';
import { batchKind } from '../batch-kind.js';

/** `{id, ...form}` in, an idea's critique out. */
export const IDEA_BATCH = batchKind(ideaBatchItemSchema, (form) => critiqueIdea(form));
