import {
  IDEA_COMMENTARY_MAX_LINES,
  IDEA_PART_NAMES,
  type IdeaCritique,
  type IdeaForm,
  type IdeaPartial,
} from '@playbook/contracts/analysis/idea-check.schema';
import { z } from 'zod';
import { clampPoints } from '../analyst/reply/clamp-points.js';
import type { ScoreToClamp } from '../analyst/reply/clamp-score.js';
import { lineCleaner, unfinishedLines, unfinishedRecord, wholeOf } from '../analyst/reply/unfinished-reply.js';
import { ideaReplySchema } from './idea-reply.schema.js';
import { partToClamp, whyNowToHold } from './idea-scores.js';
import { type IdeaTrust, trustInIdea } from './idea-trust.js';

const unfinishedSchema = z.object({
  parts: unfinishedRecord,
  whyNow: z.unknown().optional(),
  categoryRisk: z.unknown().optional(),
  partnerCommentary: unfinishedLines,
  strengths: z.unknown().optional(),
});
type Unfinished = z.output<typeof unfinishedSchema>;

const clampedPoints = (proposed: number, { spans, ...known }: ScoreToClamp<unknown>): number =>
  clampPoints({ ...known, proposed, hasQuote: spans.length > 0 }).kept;

function partsIn(form: IdeaForm, critique: IdeaCritique, trust: IdeaTrust, reply: Unfinished): IdeaPartial['parts'] {
  const whole = new Set(wholeOf(Object.keys(reply.parts), reply.whyNow !== undefined));
  return IDEA_PART_NAMES.filter((name) => whole.has(name)).flatMap((part) => {
    const judgement = ideaReplySchema.shape.parts.shape[part].safeParse(reply.parts[part]);
    if (!judgement.success) return [];
    const points = clampedPoints(judgement.data.points, partToClamp(form, critique, trust, part, judgement.data));
    return [{ part, points }];
  });
}

function whyNowIn(form: IdeaForm, critique: IdeaCritique, trust: IdeaTrust, reply: Unfinished): number | null {
  const judgement = ideaReplySchema.shape.whyNow.safeParse(reply.whyNow);
  if (!judgement.success || reply.categoryRisk === undefined) return null;
  return clampedPoints(judgement.data.points, whyNowToHold(form, critique, trust, judgement.data));
}

/** What may be shown of a reply that is still being written: whole judgements, clamped, and whole sentences, cleaned. */
export function openIdeaPreview(form: IdeaForm, critique: IdeaCritique): (unfinished: unknown) => IdeaPartial | null {
  const trust = trustInIdea(form, critique);
  const clean = lineCleaner(IDEA_COMMENTARY_MAX_LINES);
  return (unfinished) => {
    const reply = unfinishedSchema.safeParse(unfinished);
    if (!reply.success) return null;
    const parts = partsIn(form, critique, trust, reply.data);
    const whyNowScore = whyNowIn(form, critique, trust, reply.data);
    const { partnerCommentary: lines = [], strengths } = reply.data;
    const partnerCommentary = clean(wholeOf(lines, strengths !== undefined));
    if (parts.length + partnerCommentary.length === 0 && whyNowScore === null) return null;
    return { type: 'IDEA_CHECK', parts, whyNowScore, partnerCommentary };
  };
}
