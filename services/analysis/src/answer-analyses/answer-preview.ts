import {
  ANSWER_FEEDBACK_MAX_LINES,
  type AnswerCritique,
  type AnswerForm,
  type AnswerPartial,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import { z } from 'zod';
import { clampPoints } from '../analyst/reply/clamp-points.js';
import { lineCleaner, unfinishedLines, unfinishedRecord, wholeOf } from '../analyst/reply/unfinished-reply.js';
import { answerReplySchema } from './answer-reply.schema.js';
import { ANSWER_SCORES, scoreToHold } from './answer-scores.js';
import { type AnswerTrust, trustInAnswer } from './answer-trust.js';

const unfinishedSchema = z.object({
  scores: unfinishedRecord,
  partnerFeedback: unfinishedLines,
  suggestions: z.unknown().optional(),
});
type Unfinished = z.output<typeof unfinishedSchema>;
type Scores = Omit<AnswerPartial, 'type' | 'partnerFeedback'>;

function scoresIn(form: AnswerForm, critique: AnswerCritique, trust: AnswerTrust, reply: Unfinished): Scores {
  const shown: Scores = {};
  const whole = new Set(wholeOf(Object.keys(reply.scores), reply.partnerFeedback !== undefined));
  for (const score of ANSWER_SCORES.filter(({ name }) => whole.has(name))) {
    const judgement = answerReplySchema.shape.scores.shape[score.name].safeParse(reply.scores[score.name]);
    if (!judgement.success) continue;
    const { spans, ...known } = scoreToHold(form, critique, trust, score, judgement.data);
    const hasQuote = spans.length > 0;
    shown[score.field] = clampPoints({ ...known, proposed: judgement.data.points, hasQuote }).kept;
  }
  return shown;
}

/** What may be shown of a reply that is still being written: whole judgements, clamped, and whole sentences, cleaned. */
export function openAnswerPreview(
  form: AnswerForm,
  critique: AnswerCritique,
): (unfinished: unknown) => AnswerPartial | null {
  const trust = trustInAnswer(form, critique);
  const clean = lineCleaner(ANSWER_FEEDBACK_MAX_LINES);
  return (unfinished) => {
    const reply = unfinishedSchema.safeParse(unfinished);
    if (!reply.success) return null;
    const scores = scoresIn(form, critique, trust, reply.data);
    const { partnerFeedback = [], suggestions } = reply.data;
    const lines = clean(wholeOf(partnerFeedback, suggestions !== undefined));
    if (Object.keys(scores).length + lines.length === 0) return null;
    return { type: 'yc-application', ...scores, partnerFeedback: lines };
  };
}
