import { pitchBatchItemSchema } from '@playbook/contracts/analysis/batch-scoring.schema';
import { critiquePitch } from '../../pitch/critique-pitch.js';
import { batchKind } from '../batch-kind.js';

/** `{id, text}` in, a pitch's critique out. */
export const PITCH_BATCH = batchKind(pitchBatchItemSchema, ({ text }) => critiquePitch(text));
