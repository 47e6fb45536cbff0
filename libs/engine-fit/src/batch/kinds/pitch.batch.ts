import { pitchBatchItemSchema } from '@playbook/contracts/analysis/batch-scoring.schema';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import { batchKind } from '../batch-kind.js';

/** `{id, text}` in, a pitch's critique out. */
export const PITCH_BATCH = batchKind(pitchBatchItemSchema, ({ text }) => critiquePitch(text));
