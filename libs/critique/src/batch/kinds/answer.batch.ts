import { answerBatchItemSchema } from '@playbook/contracts/analysis/answer-batch.schema';
import { critiqueAnswer } from '../../answer/critique-answer.js';
import { batchKind } from '../batch-kind.js';

/** `{id, fieldId, answer}` in, an answer's critique out. */
export const ANSWER_BATCH = batchKind(answerBatchItemSchema, ({ fieldId, answer }) =>
  critiqueAnswer({ fieldId, answer }),
);
