import {
  ANSWER_FEEDBACK_MAX_LINES,
  type AnswerCritique,
  type AnswerForm,
  type AnswerPartial,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import { critiqueAnswer } from '@playbook/critique/answer/critique-answer';
import { readAnswer } from '@playbook/critique/answer/signals/answer-text';
import { textReadingOf } from '@playbook/critique/reply/text-reading';
import { openPreview } from '../analyst/reply/open-preview.js';
import type { TextEngine } from '../engine/text-engine.js';
import { type AnswerReply, answerReplySchema } from './answer-reply.schema.js';
import { ANSWER_SCORES, fieldOf, scoreToClamp } from './answer-scores.js';
import { trustInAnswer } from './answer-trust.js';
import { mergeAnswerReply } from './merge-answer-reply.js';

export const answerEngine: TextEngine<AnswerForm, AnswerCritique, AnswerReply, AnswerPartial> = {
  critique: critiqueAnswer,
  read: ({ answer }) => textReadingOf(readAnswer(answer)),
  merge: mergeAnswerReply,
  openPreview: (form, critique) => {
    const trust = trustInAnswer(form, critique);
    return openPreview({
      judgements: answerReplySchema.shape.scores.shape,
      group: 'scores',
      toClamp: (name, judgement) => scoreToClamp(form, critique, trust, name, judgement),
      lines: 'partnerFeedback',
      maxLines: ANSWER_FEEDBACK_MAX_LINES,
      toPartial: (points, partnerFeedback) => {
        const scores = ANSWER_SCORES.filter((name) => name in points).map((name) => [fieldOf(name), points[name]]);
        return { type: 'yc-application', ...Object.fromEntries(scores), partnerFeedback };
      },
    });
  },
};
