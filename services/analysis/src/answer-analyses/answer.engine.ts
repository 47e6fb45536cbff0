import type { AnswerCritique, AnswerForm, AnswerPartial } from '@playbook/contracts/analysis/answer-analysis.schema';
import { critiqueAnswer } from '@playbook/critique/answer/critique-answer';
import type { TextEngine } from '../engine/text-engine.js';
import { openAnswerPreview } from './answer-preview.js';
import type { AnswerReply } from './answer-reply.schema.js';
import { mergeAnswerReply } from './merge-answer-reply.js';

export const answerEngine: TextEngine<AnswerForm, AnswerCritique, AnswerReply, AnswerPartial> = {
  critique: critiqueAnswer,
  merge: mergeAnswerReply,
  openPreview: openAnswerPreview,
};
