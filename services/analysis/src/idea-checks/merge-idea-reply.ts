import type { IdeaCritique, IdeaForm } from '@playbook/contracts/analysis/idea-check.schema';
import type { Engine } from '@playbook/contracts/core/analyst.schema';
import { ModelFault } from '@playbook/service-kit/model-access/model/model-fault';
import type { MergedReply } from '../engine/text-engine.js';
import { cleanLines } from '../analyst/reply/clean-lines.js';
import { clampScore } from '../analyst/reply/clamp-score.js';
import { clampCategoryRisk } from './clamp-category-risk.js';
import { clampIdeaParts } from './clamp-idea-parts.js';
import type { IdeaReply } from './idea-reply.schema.js';
import { whyNowToClamp } from './idea-scores.js';
import { trustInIdea } from './idea-trust.js';
import { mergeIdeaRewrites } from './merge-idea-rewrites.js';

/** The lines of a list that may be shown; the built-in engine's where none may. */
const linesFor =
  ({ ideaBrief, problem }: IdeaForm) =>
  (lines: readonly string[], builtIn: readonly string[]): string[] => {
    const cleaned = cleanLines(lines, [ideaBrief, problem]);
    return cleaned.length === 0 ? [...builtIn] : cleaned;
  };

/**
 * A language model's reply as a critique of an idea: points and the risk clamped to what was measured, lines cleaned, rewrites without
 * new facts. What was measured (traps, red flags, changes that make it possible now) stays the built-in engine's.
 * @throws ModelFault `reply-unsafe` when no line of the commentary may be shown
 */
export function mergeIdeaReply(
  form: IdeaForm,
  critique: IdeaCritique,
  reply: IdeaReply,
  engine: Engine,
): MergedReply<IdeaCritique> {
  const commentary = cleanLines(reply.partnerCommentary, [form.ideaBrief, form.problem]);
  if (commentary.length === 0) throw new ModelFault('reply-unsafe');
  const orElse = linesFor(form);
  const trust = trustInIdea(form, critique);
  const { ycAlignmentScore, parts, ...alignment } = clampIdeaParts(form, critique, trust, reply.parts);
  const whyNow = clampScore(reply.whyNow, whyNowToClamp(form, critique, trust, reply.whyNow));
  const { categoryRisk, ...risk } = clampCategoryRisk(form, critique, trust, reply.categoryRisk);
  const whyNowRows = whyNow.row === null ? [] : [{ score: 'whyNow', part: null, ...whyNow.row } as const];
  return {
    critique: {
      ...critique,
      ycAlignmentScore,
      parts,
      categoryRisk,
      whyNowAlignment: { ...critique.whyNowAlignment, score: whyNow.kept },
      partnerCommentary: commentary.join(' '),
      strengths: orElse(reply.strengths, critique.strengths),
      weaknesses: orElse(reply.weaknesses, critique.weaknesses),
      suggestions: orElse(reply.suggestions, critique.suggestions),
      rewrites: mergeIdeaRewrites(form, critique, reply.rewrites),
      evidence: [...critique.evidence, ...alignment.evidence, ...whyNowRows, ...risk.evidence],
      engine,
    },
    scoreBounds: [...alignment.scoreBounds, ...(whyNow.bound === null ? [] : [whyNow.bound]), ...risk.scoreBounds],
  };
}
