import { answerAnalyses } from '@playbook/contracts/analysis/answer-analysis.contract';
import {
  ANSWER_DIMENSIONS,
  type AnswerAnalysis,
  type AnswerCritique,
  answerCritiqueSchema,
  type AnswerEvidence,
  type AnswerForm,
  answerFormSchema,
  type AnswerPartial,
  answerPartialSchema,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { StoredAnalysisKind } from '../stored-analyses/stored-analysis-kind.js';
import { ANSWER_PROMPT_VERSION, answerInstructions } from './answer.prompt.js';
import { type AnswerReply, answerReplySchema } from './answer-reply.schema.js';

interface AnswerTypes {
  readonly Input: AnswerForm;
  readonly Kept: AnswerForm;
  readonly Critique: AnswerCritique;
  readonly Reply: AnswerReply;
  readonly Partial: AnswerPartial;
  readonly Analysis: AnswerAnalysis;
}

const MAX_OUTPUT_TOKENS = 3_000;
/** The rows that matter most; a prompt has no room for all of them. */
const MAX_ROWS = 12;

const rowsOf = (evidence: readonly AnswerEvidence[], name: AnswerEvidence['dimension']) =>
  evidence
    .filter(({ dimension }) => dimension === name)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
    .slice(0, MAX_ROWS)
    .map(({ label, points }) => ({ label, points }));

/** What was measured, by score; the words in the labels are the founder's. */
const measurementsOf = (critique: AnswerCritique): object => ({
  words: critique.wordCount,
  redFlags: critique.redFlags.map(({ message }) => message),
  biggestHole: critique.worstFlaw,
  overall: { points: critique.overallScore, because: rowsOf(critique.evidence, 'overall') },
  ...Object.fromEntries(
    ANSWER_DIMENSIONS.map((dimension) => [
      dimension,
      { points: critique[`${dimension}Score`], because: rowsOf(critique.evidence, dimension) },
    ]),
  ),
});

/** The instructions of each question, composed once. */
const INSTRUCTIONS: ReadonlyMap<string, string> = new Map(
  APPLICATION_FIELDS.map(({ id }) => [id, answerInstructions(id)]),
);

/** Answers to the questions of the application; each question has its own instructions. */
export const answerKind: StoredAnalysisKind<AnswerTypes> = {
  ...answerAnalyses,
  inputSchema: answerFormSchema.omit({ type: true }),
  critiqueSchema: answerCritiqueSchema,
  replySchema: answerReplySchema,
  partialSchema: answerPartialSchema,
  title: 'analysis of an answer',
  table: 'answer_analyses',
  promptVersion: ANSWER_PROMPT_VERSION,
  instructions: ({ fieldId }) => INSTRUCTIONS.get(fieldId) ?? answerInstructions(fieldId),
  maxOutputTokens: MAX_OUTPUT_TOKENS,
  isWorthAsking: ({ notEnglishReason }) => notEnglishReason === null,
  fields: ({ answer }) => ({ answer }),
  facts: measurementsOf,
  keptColumns: ['sectionId', 'fieldId', 'answer'],
  scoreColumns: ['score'],
  filters: ['fieldId'],
  keep: ({ sectionId, fieldId, answer }) => ({ sectionId, fieldId, answer }),
  scoresOf: ({ score }) => ({ score }),
  toAnalysis: ({ critique, outcome, id, sectionId, fieldId, answer, createdAt }) => ({
    ...critique,
    ...outcome,
    type: 'yc-application',
    id,
    sectionId,
    fieldId,
    answer,
    createdAt,
  }),
};
