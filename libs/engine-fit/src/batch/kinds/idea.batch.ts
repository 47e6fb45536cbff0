import { ideaBatchItemSchema } from '@playbook/contracts/analysis/batch-scoring.schema';
import { critiqueIdea } from '@playbook/critique/idea/critique-idea';
import { batchKind } from '../batch-kind.js';

/** `{id, ...form}` in, an idea's critique out. */
export const IDEA_BATCH = batchKind(ideaBatchItemSchema, (form) => critiqueIdea(form));
