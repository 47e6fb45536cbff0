import { ideaChecks } from '@playbook/contracts/analysis/analysis-content.contract';
import {
  type IdeaCheck,
  type IdeaCritique,
  ideaCritiqueSchema,
  type IdeaEvidence,
  type IdeaForm,
  ideaFormSchema,
  type IdeaPartial,
  ideaPartialSchema,
} from '@playbook/contracts/analysis/idea-check.schema';
import type { StoredAnalysisKind } from '../stored-analyses/stored-analysis-kind.js';
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
const measurementsOf = ({ parts, evidence, categoryRisk, whyNowAlignment, redFlags }: IdeaCritique): object => ({
  parts: Object.fromEntries(parts.map(({ part, points }) => [part, points])),
  alignmentBecause: rowsOf(evidence, 'alignment'),
  whyNow: { points: whyNowAlignment.score, because: rowsOf(evidence, 'whyNow'), factors: whyNowAlignment.factors },
  categoryRisk: {
    level: categoryRisk.level,
    range: categoryRisk.range,
    message: categoryRisk.message,
    because: rowsOf(evidence, 'risk'),
  },
  traps: categoryRisk.traps.map(({ name, whyItTraps }) => ({ name, whyItTraps })),
  redFlags: redFlags.map(({ message }) => message),
});

interface IdeaTypes {
  readonly Input: IdeaForm;
  readonly Kept: { readonly form: IdeaForm };
  readonly Critique: IdeaCritique;
  readonly Reply: IdeaReply;
  readonly Partial: IdeaPartial;
  readonly Analysis: IdeaCheck;
}

/** Ideas. */
export const ideaKind: StoredAnalysisKind<IdeaTypes> = {
  ...ideaChecks,
  title: 'idea check',
  table: 'idea_checks',
  promptVersion: IDEA_PROMPT_VERSION,
  instructions: () => IDEA_INSTRUCTIONS,
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
  keptColumns: ['form'],
  scoreColumns: ['ycAlignmentScore', 'riskLevel', 'whyNowScore', 'notScoredReason'],
  keep: (form) => ({ form }),
  scoresOf: ({ ycAlignmentScore, categoryRisk, whyNowAlignment, notScoredReason }) => ({
    ycAlignmentScore,
    riskLevel: categoryRisk.level,
    whyNowScore: whyNowAlignment.score,
    notScoredReason,
  }),
  toAnalysis: ({ critique, outcome, id, form, createdAt }) => ({
    ...critique,
    ...outcome,
    type: 'IDEA_CHECK',
    id,
    form,
    createdAt,
  }),
  complete: async ({ ideaBrief, problem }, critique, { companies }) => ({
    ...critique,
    similarStartups: await companies.find(`${ideaBrief} ${problem}`),
  }),
};
