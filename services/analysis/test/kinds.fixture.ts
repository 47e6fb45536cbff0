import { getIdeaCheck } from '@playbook/contracts/analysis/analysis-content.contract';
import { getPitchAnalysis } from '@playbook/contracts/analysis/pitch-analysis.contract';
import { getAnswerAnalysis } from '@playbook/contracts/analysis/answer-analysis.contract';
import {
  ANSWER_DIMENSIONS,
  type AnswerAnalysis,
  answerAnalysisSchema,
} from '@playbook/contracts/analysis/answer-analysis.schema';
import { type IdeaCheck, ideaCheckSchema } from '@playbook/contracts/analysis/idea-check.schema';
import { type PitchAnalysis, pitchAnalysisSchema } from '@playbook/contracts/analysis/pitch-analysis.schema';
import type { z } from 'zod';
import { answerInstructions } from '../src/answer-analyses/answer.prompt.js';
import { IDEA_INSTRUCTIONS } from '../src/idea-checks/idea.prompt.js';
import { PITCH_INSTRUCTIONS } from '../src/pitch-analyses/pitch.prompt.js';
import {
  ANSWER,
  ANSWER_QUOTE,
  ANSWER_TEXT,
  flatteringAnswerReply,
  goodAnswerReply,
  MEASURED_ANSWER,
} from './answer-replies.fixture.js';
import { flatteringIdeaReply, goodIdeaReply, IDEA, IDEA_QUOTES, MEASURED_IDEA } from './idea-replies.fixture.js';
import { flatteringReply, goodReply, MEASURED, PITCH, QUOTE } from './pitch-replies.fixture.js';
import type { Caller, ModelService, WatchOptions } from './model-service.fixture.js';

export type AnyAnalysis = PitchAnalysis | AnswerAnalysis | IdeaCheck;

/** One kind of text that a model judges, with what every test of a kind needs. */
export interface KindUnderTest {
  readonly name: string;
  readonly schema: z.ZodType<AnyAnalysis>;
  readonly instructions: string;
  /** The founder's own words by field. */
  readonly fields: Readonly<Record<string, string>>;
  readonly maxChars: Readonly<Record<string, number>>;
  /** Words of the first field. */
  readonly quote: string;
  /** What the built-in engine says. */
  readonly measured: object;
  /** A reply of a good model with other lines of feedback. */
  readonly good: (feedback?: readonly string[]) => Readonly<Record<string, unknown>>;
  readonly flattering: (quote: string) => Readonly<Record<string, unknown>>;
  /** The reply's name for the lines that are shown first. */
  readonly linesName: string;
  /** Every score that rows of evidence add up to, by the name that the rows give it. */
  readonly scores: (analysis: AnyAnalysis) => Readonly<Record<string, number>>;
  /** Figures of an analysis that must not rise by an order: the higher, the better for the founder. */
  readonly figures: (analysis: AnyAnalysis) => readonly number[];
  readonly send: (
    service: ModelService,
    fields?: Readonly<Record<string, string>>,
    options?: WatchOptions & { readonly caller?: Caller; readonly idempotencyKey?: string },
  ) => Promise<AnyAnalysis>;
  readonly read: (service: ModelService, id: string, caller: Caller) => Promise<AnyAnalysis>;
}

const pitch: KindUnderTest = {
  name: 'pitch',
  schema: pitchAnalysisSchema.strict(),
  instructions: PITCH_INSTRUCTIONS,
  fields: { pitch: PITCH },
  maxChars: { pitch: 280 },
  quote: QUOTE,
  measured: MEASURED,
  good: (feedback) => goodReply(feedback && { partnerFeedback: [...feedback] }),
  flattering: flatteringReply,
  linesName: 'partnerFeedback',
  scores: (analysis) => pitchAnalysisSchema.parse(analysis).scoreBreakdown,
  figures: (analysis) => {
    const { overallScore } = pitchAnalysisSchema.parse(analysis);
    return [overallScore];
  },
  send: (service, fields = {}, options = {}) => service.watch({ pitch: PITCH, ...fields }, options),
  read: ({ service }, id, caller) => service.rpc.call(getPitchAnalysis, { id }, caller),
};

const answer: KindUnderTest = {
  name: 'answer',
  schema: answerAnalysisSchema.strict(),
  instructions: answerInstructions(ANSWER.fieldId),
  fields: { answer: ANSWER_TEXT },
  maxChars: { answer: 5_000 },
  quote: ANSWER_QUOTE,
  measured: MEASURED_ANSWER,
  good: (feedback) => goodAnswerReply(feedback && { partnerFeedback: [...feedback] }),
  flattering: flatteringAnswerReply,
  linesName: 'partnerFeedback',
  scores: (analysis) => {
    const whole = answerAnalysisSchema.parse(analysis);
    const subScores = ANSWER_DIMENSIONS.map((dimension) => [dimension, whole[`${dimension}Score`]]);
    return { ...Object.fromEntries(subScores), overall: whole.overallScore, ycAlignment: whole.ycAlignmentScore };
  },
  figures: (analysis) => {
    const { score, overallScore, ycAlignmentScore } = answerAnalysisSchema.parse(analysis);
    return [score, overallScore, ycAlignmentScore];
  },
  send: (service, fields = {}, options = {}) =>
    service.watchContent({ type: 'yc-application', ...ANSWER, ...fields }, options),
  read: ({ service }, id, caller) => service.rpc.call(getAnswerAnalysis, { id }, caller),
};

const idea: KindUnderTest = {
  name: 'idea',
  schema: ideaCheckSchema.strict(),
  instructions: IDEA_INSTRUCTIONS,
  fields: { ideaBrief: IDEA.ideaBrief, problem: IDEA.problem },
  maxChars: { ideaBrief: 800, problem: 500 },
  quote: IDEA_QUOTES[0] ?? '',
  // Similar companies are looked up by the service, whoever judges.
  measured: Object.fromEntries(Object.entries(MEASURED_IDEA).filter(([name]) => name !== 'similarStartups')),
  good: (feedback) => goodIdeaReply(feedback && { partnerCommentary: [...feedback] }),
  flattering: flatteringIdeaReply,
  linesName: 'partnerCommentary',
  scores: (analysis) => {
    const { ycAlignmentScore: alignment, whyNowAlignment, categoryRisk } = ideaCheckSchema.parse(analysis);
    return { alignment, whyNow: whyNowAlignment.score, risk: categoryRisk.score };
  },
  figures: (analysis) => {
    const { ycAlignmentScore, whyNowAlignment, categoryRisk } = ideaCheckSchema.parse(analysis);
    return [ycAlignmentScore, whyNowAlignment.score, 100 - categoryRisk.score];
  },
  send: (service, fields = {}, options = {}) =>
    service.watchContent({ type: 'IDEA_CHECK', ...IDEA, ...fields }, options),
  read: ({ service }, id, caller) => service.rpc.call(getIdeaCheck, { id }, caller),
};

export const KINDS: readonly KindUnderTest[] = [pitch, answer, idea];
/** Each kind with each of its fields. */
export const FIELDS = KINDS.flatMap((kind) => Object.keys(kind.fields).map((field) => ({ kind, field })));
