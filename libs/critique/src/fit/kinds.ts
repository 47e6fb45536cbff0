import type { FittedKind } from './fitted-kind.js';

/** Every kind of text with a fitted model; each is loaded only when it is asked for. */
export const FITTED_KINDS: Readonly<Record<string, () => Promise<FittedKind>>> = {
  pitch: async () => (await import('./kinds/pitch.kind.js')).PITCH_KIND,
  idea: async () => (await import('./kinds/idea.kind.js')).IDEA_KIND,
  answer: async () => (await import('./kinds/answer.kind.js')).ANSWER_KIND,
};
