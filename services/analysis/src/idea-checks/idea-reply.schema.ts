import { IDEA_COMMENTARY_MAX_LINES, IDEA_PARTS, riskLevelSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { IDEA_BRIEF_MAX_CHARS, IDEA_PROBLEM_MAX_CHARS, OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { z } from 'zod';
import { judgementSchema, lineSchema } from '../analyst/reply/judgement.schema.js';

const judgedLevel = judgementSchema(OVERALL_MAX_POINTS).omit({ points: true }).extend({ level: riskLevelSchema });

/** What a language model says about an idea. */
export const ideaReplySchema = z.object({
  parts: z.object({
    problem: judgementSchema(IDEA_PARTS.problem),
    thing: judgementSchema(IDEA_PARTS.thing),
    insight: judgementSchema(IDEA_PARTS.insight),
    edge: judgementSchema(IDEA_PARTS.edge),
    market: judgementSchema(IDEA_PARTS.market),
    timing: judgementSchema(IDEA_PARTS.timing),
    evidence: judgementSchema(IDEA_PARTS.evidence),
    trap: judgementSchema(IDEA_PARTS.trap),
  }),
  whyNow: judgementSchema(OVERALL_MAX_POINTS),
  categoryRisk: judgedLevel,
  partnerCommentary: z.array(lineSchema).min(1).max(IDEA_COMMENTARY_MAX_LINES),
  strengths: z.array(lineSchema).max(3),
  weaknesses: z.array(lineSchema).max(4),
  suggestions: z.array(lineSchema).max(4),
  rewrites: z.object({
    ideaBrief: z.string().max(IDEA_BRIEF_MAX_CHARS),
    problem: z.string().max(IDEA_PROBLEM_MAX_CHARS),
  }),
});
export type IdeaReply = z.infer<typeof ideaReplySchema>;
