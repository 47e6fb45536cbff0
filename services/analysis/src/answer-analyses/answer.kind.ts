import {
  ANSWER_DIMENSIONS,
  type AnswerCritique,
  answerCritiqueSchema,
  type AnswerEvidence,
  type AnswerForm,
  answerFormSchema,
  type AnswerPartial,
  answerPartialSchema,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import { APPLICATION_FIELDS } from '@playbook/contracts/applications/catalogue/application-fields';
import type { AnalysisKind, KindSchemas } from '../analyst/analysis-kind.js';
import { ANSWER_PROMPT_VERSION, answerInstructions } from './answer.prompt.js';
import { type AnswerReply, answerReplySchema } from './answer-reply.schema.js';

export type AnswerKind = AnalysisKind<AnswerForm, AnswerCritique, AnswerReply, AnswerPartial>;

/** The same for every question. */
export const answerSchemas: KindSchemas<AnswerForm, AnswerCritique, AnswerReply, AnswerPartial> = {
  name: 'answer',
  inputSchema: answerFormSchema.omit({ type: true }),
  critiqueSchema: answerCritiqueSchema,
  replySchema: answerReplySchema,
  partialSchema: answerPartialSchema,
};

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
const measurementsOf = (critique: AnswerCritique): unknown => ({
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

const kindOf = (fieldId: string): AnswerKind => ({
  ...answerSchemas,
  promptVersion: ANSWER_PROMPT_VERSION,
  instructions: answerInstructions(fieldId),
  maxOutputTokens: MAX_OUTPUT_TOKENS,
  isWorthAsking: ({ notEnglishReason }) => notEnglishReason === null,
  fields: ({ answer }) => ({ answer }),
  facts: measurementsOf,
});

const KINDS: ReadonlyMap<string, AnswerKind> = new Map(APPLICATION_FIELDS.map(({ id }) => [id, kindOf(id)]));

/** Answers to one question of the application; each question has its own instructions. */
export const answerKindOf = ({ fieldId }: Pick<AnswerForm, 'fieldId'>): AnswerKind =>
  KINDS.get(fieldId) ?? kindOf(fieldId);
