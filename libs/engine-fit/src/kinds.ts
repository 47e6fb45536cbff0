import type { FittedKind } from './evaluation/fitted-kind.js';

/** Every kind of text with a fitted model; each is loaded only when it is asked for. */
export const FITTED_KINDS: Readonly<Record<string, () => Promise<FittedKind>>> = {
  pitch: async () => (await import('./pitch/pitch.kind.js')).PITCH_KIND,
  idea: async () => (await import('./idea/idea.kind.js')).IDEA_KIND,
  talk: async () => (await import('./talk/talk.kind.js')).TALK_KIND,
  relevance: async () => (await import('./relevance/relevance.kind.js')).RELEVANCE_KIND,
  roles: async () => (await import('./roles/roles.kind.js')).ROLES_KIND,
  answer: async () => (await import('./answer/answer.kind.js')).ANSWER_KIND,
};
