import {
  type IdeaCritique,
  ideaCritiqueSchema,
  type IdeaEvidence,
  type IdeaForm,
  ideaFormSchema,
  type IdeaPartial,
  ideaPartialSchema,
} from '@playbook/contracts/analysis/idea-check.schema';
import type { AnalysisKind } from '../analyst/analysis-kind.js';
import { IDEA_INSTRUCTIONS, IDEA_PROMPT_VERSION } from './idea.prompt.js';
import { type IdeaReply, ideaReplySchema } from './idea-reply.schema.js';

const MAX_OUTPUT_TOKENS = 2_500;
/** What stands for a problem that was left out (section 5 of the specification). */
const NOT_PROVIDED = 'Not provided';
/** The rows that matter most; a prompt has no room for all of them. */
const MAX_ROWS = 16;

const rowsOf = (evidence: readonly IdeaEvidence[], score: IdeaEvidence['score']) =>
  evidence
    .filter((row) => row.score === score)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MAX_ROWS)
    .map(({ label, points }) => ({ label, points }));

/** What was measured; the words in the labels are the founder's. */
const measurementsOf = ({ parts, evidence, categoryRisk, whyNowAlignment, redFlags }: IdeaCritique): unknown => ({
  parts: Object.fromEntries(parts.map(({ part, points }) => [part, points])),
  alignmentBecause: rowsOf(evidence, 'alignment'),
  whyNow: { points: whyNowAlignment.score, because: rowsOf(evidence, 'whyNow'), factors: whyNowAlignment.factors },
  categoryRisk: { level: categoryRisk.level, message: categoryRisk.message, because: rowsOf(evidence, 'risk') },
  traps: categoryRisk.traps.map(({ name, whyItTraps }) => ({ name, whyItTraps })),
  redFlags: redFlags.map(({ message }) => message),
});

/** Ideas. */
export const ideaKind: AnalysisKind<IdeaForm, IdeaCritique, IdeaReply, IdeaPartial> = {
  name: 'idea',
  promptVersion: IDEA_PROMPT_VERSION,
  instructions: IDEA_INSTRUCTIONS,
  inputSchema: ideaFormSchema,
  critiqueSchema: ideaCritiqueSchema,
  replySchema: ideaReplySchema,
  partialSchema: ideaPartialSchema,
  maxOutputTokens: MAX_OUTPUT_TOKENS,
  isWorthAsking: ({ notScoredReason }) => notScoredReason === null,
  fields: ({ ideaBrief, problem, targetUser, industry, stage }) => ({
    ideaBrief,
    problem: problem.trim() === '' ? NOT_PROVIDED : problem,
    targetUser,
    industry,
    stage,
  }),
  facts: measurementsOf,
};
