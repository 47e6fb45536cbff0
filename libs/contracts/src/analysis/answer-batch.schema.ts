import { z } from 'zod';
import { APPLICATION_FIELDS } from '../applications/catalogue/application-fields.js';
import { ANSWER_MAX_CHARS } from '../core/limits.js';
import { batchItemIdSchema } from './batch-scoring.schema.js';
import { founderText } from '../core/text.schema.js';

const knownField = z.string().refine((fieldId) => APPLICATION_FIELDS.some(({ id }) => id === fieldId), {
  error: 'is not a field of the application',
});
const answerText = founderText(ANSWER_MAX_CHARS);

const namedAsInTheContract = z.object({ id: batchItemIdSchema, fieldId: knownField, answer: answerText });
const namedAsInRatedTexts = z
  .object({ id: batchItemIdSchema, field: knownField, text: answerText })
  .transform(({ id, field, text }) => ({ id, fieldId: field, answer: text }));

/** An answer of a batch: `{id, fieldId, answer}`, or `{id, field, text}` as in files of rated texts. */
export const answerBatchItemSchema = z.union([namedAsInTheContract, namedAsInRatedTexts]);
