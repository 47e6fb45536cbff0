import { answerBatchItemSchema } from '@playbook/contracts/analysis/answer-batch.schema';
import { critiqueAnswer } from '@playbook/critique/answer/critique-answer';
import { batchKind } from '../batch-kind.js';

/** `{id, fieldId, answer}` in, an answer's critique out. */
export const ANSWER_BATCH = batchKind(answerBatchItemSchema, ({ fieldId, answer }) =>
  critiqueAnswer({ fieldId, answer }),
);
