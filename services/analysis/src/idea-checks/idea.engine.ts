import {
  IDEA_COMMENTARY_MAX_LINES,
  IDEA_PART_NAMES,
  type IdeaCritique,
  type IdeaForm,
  type IdeaPartial,
} from '@playbook/contracts/analysis/idea-check.schema';
import { readPitch } from '@playbook/critique/engine/read-text';
import { critiqueIdea } from '@playbook/critique/idea/critique-idea';
import { textReadingOf } from '@playbook/critique/reply/text-reading';
import { openPreview } from '../analyst/reply/open-preview.js';
import type { TextEngine } from '../engine/text-engine.js';
import { type IdeaReply, ideaReplySchema } from './idea-reply.schema.js';
import { partToClamp, whyNowToClamp } from './idea-scores.js';
import { trustInIdea } from './idea-trust.js';
import { mergeIdeaReply } from './merge-idea-reply.js';

const { parts, whyNow } = ideaReplySchema.shape;

export const ideaEngine: TextEngine<IdeaForm, IdeaCritique, IdeaReply, IdeaPartial> = {
  critique: critiqueIdea,
  read: ({ ideaBrief, problem }) => textReadingOf(readPitch(`${ideaBrief}\n${problem}`)),
  merge: mergeIdeaReply,
  openPreview: (form, critique) => {
    const trust = trustInIdea(form, critique);
    return openPreview({
      judgements: { ...parts.shape, whyNow },
      group: 'parts',
      toClamp: (name, judgement) =>
        name === 'whyNow'
          ? whyNowToClamp(form, critique, trust, judgement)
          : partToClamp(form, critique, trust, name, judgement),
      lines: 'partnerCommentary',
      maxLines: IDEA_COMMENTARY_MAX_LINES,
      toPartial: ({ whyNow: whyNowScore = null, ...points }, partnerCommentary) => ({
        type: 'IDEA_CHECK',
        parts: IDEA_PART_NAMES.flatMap((part) => {
          const known = points[part];
          return known === undefined ? [] : [{ part, points: known }];
        }),
        whyNowScore,
        partnerCommentary,
      }),
    });
  },
};
