import type { IdeaCritique, IdeaForm, IdeaPartial } from '@playbook/contracts/analysis/idea-check.schema';
import { critiqueIdea } from '@playbook/critique/idea/critique-idea';
import type { TextEngine } from '../engine/text-engine.js';
import { openIdeaPreview } from './idea-preview.js';
import type { IdeaReply } from './idea-reply.schema.js';
import { mergeIdeaReply } from './merge-idea-reply.js';

export const ideaEngine: TextEngine<IdeaForm, IdeaCritique, IdeaReply, IdeaPartial> = {
  critique: critiqueIdea,
  merge: mergeIdeaReply,
  openPreview: openIdeaPreview,
};
