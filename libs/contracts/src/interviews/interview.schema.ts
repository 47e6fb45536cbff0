import { z } from 'zod';
import {
  memoInputSchema,
  memoMissingSchema,
  memoQuoteSchema,
} from '../analysis/partners-memo/application-memo.schema.js';
import { fieldIdSchema, sectionIdSchema } from '../applications/catalogue/builder-catalogue.js';
import { spanSchema } from '../core/span.schema.js';
import { draftText } from '../core/text.schema.js';

/** An interview takes ten minutes, by the server's clock. */
export const INTERVIEW_MAX_S = 600;
/** From here on a partner interrupts. */
export const INTERVIEW_ANSWER_MAX_S = 45;
export const INTERVIEW_ANSWER_MAX_WORDS = 110;
export const INTERVIEW_ANSWER_MAX_CHARS = 3_000;
/** Leaves room for the question that follows it. */
export const IDEA_RISK_MAX_CHARS = 400;
const SECONDS_MAX = 3_600;

/** What partners ask about. */
export const INTERVIEW_TOPICS = [
  'product',
  'users',
  'problem',
  'traction',
  'money',
  'market',
  'competition',
  'insight',
  'team',
  'plans',
  'risk',
] as const;
const interviewTopicSchema = z.enum(INTERVIEW_TOPICS);
export type InterviewTopic = z.infer<typeof interviewTopicSchema>;

/** What an answer has to have in it. `way`: how or why; `what`: a plain statement. */
export const interviewExpectationSchema = z.enum(['number', 'time', 'name', 'way', 'what']);
export type InterviewExpectation = z.infer<typeof interviewExpectationSchema>;

/** Why a question is asked: it is a well-known one, or it takes up what the application leaves open, or what was just said. */
export const interviewReasonSchema = z.enum([
  'well-known',
  'contradiction',
  'doubt',
  'missing',
  'undated',
  'risk',
  'follow-up',
]);
export type InterviewReason = z.infer<typeof interviewReasonSchema>;

const line = z.string().min(1).max(600);

/** What an interview is prepared from: the memo's texts, and the risk that the newest idea check names. */
export const interviewSourcesSchema = memoInputSchema.extend({
  ideaRisk: draftText(IDEA_RISK_MAX_CHARS).nullable().default(null),
});
export type InterviewSources = z.infer<typeof interviewSourcesSchema>;

export const interviewQuestionSchema = z.object({
  /** Unique in its interview. */
  id: z.string().min(1).max(120),
  reason: interviewReasonSchema,
  topic: interviewTopicSchema,
  text: line,
  /** The founder's own words that it takes up. */
  quotes: z.array(memoQuoteSchema).max(2),
  /** Where in the builder it is answered; null where no field asks it. */
  field: z.object({ sectionId: sectionIdSchema, fieldId: fieldIdSchema }).nullable(),
  expects: interviewExpectationSchema,
});
export type InterviewQuestion = z.infer<typeof interviewQuestionSchema>;

const evidenceSchema = z.object({ label: line, points: z.number().int(), spans: z.array(spanSchema) });
export type InterviewEvidence = z.infer<typeof evidenceSchema>;

/** The points of the evidence add up to the score; spans are UTF-16 offsets in the answer. */
export const interviewJudgementSchema = z.object({
  score: z.number().int().min(0).max(100),
  answered: z.enum(['yes', 'partly', 'no']),
  isAnsweredFirst: z.boolean(),
  hasFact: z.boolean(),
  words: z.number().int().min(0),
  isTooLong: z.boolean(),
  evidence: z.array(evidenceSchema).max(16),
  remark: line,
});
export type InterviewJudgement = z.infer<typeof interviewJudgementSchema>;

/** A question, and what was answered to it; an empty answer is one that the founder passed on. */
export const interviewTurnSchema = z.object({
  question: interviewQuestionSchema,
  askedAt: z.iso.datetime(),
  answer: draftText(INTERVIEW_ANSWER_MAX_CHARS).nullable(),
  /** How long it took, by the founder's clock. */
  seconds: z.number().min(0).max(SECONDS_MAX).nullable(),
  judgement: interviewJudgementSchema.nullable(),
});
export type InterviewTurn = z.infer<typeof interviewTurnSchema>;

const momentSchema = z.object({ questionId: z.string(), quote: z.string(), why: line });
export type InterviewMoment = z.infer<typeof momentSchema>;

/** What is sent in response to the question that was asked last. */
export const interviewAnswerSchema = z.object({
  id: z.uuid(),
  questionId: z.string().min(1).max(120),
  answer: draftText(INTERVIEW_ANSWER_MAX_CHARS),
  seconds: z.number().min(0).max(SECONDS_MAX).nullable(),
});
export type InterviewAnswer = z.infer<typeof interviewAnswerSchema>;

export const interviewDebriefSchema = z.object({
  /** Mean of the scores; null where nothing was answered. */
  overall: z.number().int().min(0).max(100).nullable(),
  best: z.array(momentSchema).max(5),
  worst: z.array(momentSchema).max(5),
  /** Questions to practice, the worst first. */
  rehearse: z.array(z.string()).max(3),
  /** What was said and the application lacks, in the founder's own words. */
  changes: z.array(z.object({ sectionId: sectionIdSchema, fieldId: fieldIdSchema, sentence: line, why: line })).max(5),
});
export type InterviewDebrief = z.infer<typeof interviewDebriefSchema>;

/** What is asked, and which figures the application has already. */
export const interviewPlanSchema = z.object({
  questions: z.array(interviewQuestionSchema).max(20),
  knownFigures: z.array(z.string().max(40)).max(2_000),
});
export type InterviewPlan = z.infer<typeof interviewPlanSchema>;

export const interviewSchema = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  /** When its ten minutes are over. */
  endsAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** In the order in which they were asked; the last one of an interview that runs has no answer yet. */
  turns: z.array(interviewTurnSchema).max(40),
  debrief: interviewDebriefSchema.nullable(),
});
export type Interview = z.infer<typeof interviewSchema>;

export const interviewSummarySchema = z.object({
  id: z.uuid(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  answered: z.number().int().min(0),
  overall: z.number().int().min(0).max(100).nullable(),
});
export type InterviewSummary = z.infer<typeof interviewSummarySchema>;

/** An interview that was begun, and which texts it could not be prepared from. */
export const startedInterviewSchema = z.object({ interview: interviewSchema, notRead: z.array(memoMissingSchema) });
export type StartedInterview = z.infer<typeof startedInterviewSchema>;
