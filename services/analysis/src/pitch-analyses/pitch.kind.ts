import { pitchAnalyses } from '@playbook/contracts/analysis/pitch-analysis.contract';
import {
  PITCH_DIMENSIONS,
  type PitchAnalysis,
  type PitchCritique,
  pitchCritiqueSchema,
  type PitchPartial,
  pitchPartialSchema,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import { z } from 'zod';
import type { StoredAnalysisKind } from '../stored-analyses/stored-analysis-kind.js';
import { PITCH_INSTRUCTIONS, PITCH_PROMPT_VERSION } from './pitch.prompt.js';
import { type PitchReply, pitchReplySchema } from './pitch-reply.schema.js';

const pitchInputSchema = z.object({ pitch: z.string() });
export type PitchInput = z.infer<typeof pitchInputSchema>;

interface PitchTypes {
  readonly Input: PitchInput;
  readonly Kept: PitchInput;
  readonly Critique: PitchCritique;
  readonly Reply: PitchReply;
  readonly Partial: PitchPartial;
  readonly Analysis: PitchAnalysis;
}

const MAX_OUTPUT_TOKENS = 1_500;

/** What was measured, by dimension; the words in the labels are the founder's. */
const measurementsOf = ({ scoreBreakdown, evidence, redFlags, wordCount }: PitchCritique): object => ({
  words: wordCount,
  redFlags: redFlags.map(({ message }) => message),
  dimensions: Object.fromEntries(
    PITCH_DIMENSIONS.map((dimension) => [
      dimension,
      {
        points: scoreBreakdown[dimension],
        because: evidence.filter((row) => row.dimension === dimension).map(({ label, points }) => ({ label, points })),
      },
    ]),
  ),
});

/** One-line pitches. */
export const pitchKind: StoredAnalysisKind<PitchTypes> = {
  ...pitchAnalyses,
  title: 'pitch analysis',
  table: 'pitch_analyses',
  promptVersion: PITCH_PROMPT_VERSION,
  instructions: () => PITCH_INSTRUCTIONS,
  inputSchema: pitchInputSchema,
  critiqueSchema: pitchCritiqueSchema,
  replySchema: pitchReplySchema,
  partialSchema: pitchPartialSchema,
  maxOutputTokens: MAX_OUTPUT_TOKENS,
  isWorthAsking: ({ notScoredReason }) => notScoredReason === null,
  fields: ({ pitch }) => ({ pitch }),
  facts: measurementsOf,
  keptColumns: ['pitch'],
  scoreColumns: ['overallScore', 'scoreBreakdown', 'notScoredReason'],
  keep: ({ pitch }) => ({ pitch }),
  scoresOf: ({ overallScore, scoreBreakdown, notScoredReason }) => ({ overallScore, scoreBreakdown, notScoredReason }),
  toAnalysis: ({ critique, outcome, id, pitch, createdAt }) => ({ ...critique, ...outcome, id, pitch, createdAt }),
};
