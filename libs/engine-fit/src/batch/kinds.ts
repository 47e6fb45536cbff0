import type { BatchKind } from './batch-kind.js';

/** Every kind of text that can be scored in batches; each is loaded only when it is asked for. */
export const BATCH_KINDS: Readonly<Record<string, () => Promise<BatchKind>>> = {
  pitch: async () => (await import('./kinds/pitch.batch.js')).PITCH_BATCH,
  idea: async () => (await import('./kinds/idea.batch.js')).IDEA_BATCH,
  answer: async () => (await import('./kinds/answer.batch.js')).ANSWER_BATCH,
};
