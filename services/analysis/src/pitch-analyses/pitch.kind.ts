import { PITCH_DIMENSIONS, type PitchCritique, type PitchPartial } from '@playbook/contracts/pitch-analysis.schema';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import type { AnalysisKind } from '../analyst/analysis-kind.js';
import { mergePitchReply } from './merge-pitch-reply.js';
import { PITCH_INSTRUCTIONS, PITCH_PROMPT_VERSION } from './pitch.prompt.js';
import { type PitchReply, pitchReplySchema } from './pitch-reply.schema.js';
import { openPitchPreview } from './pitch-preview.js';

export interface PitchInput {
  readonly pitch: string;
}

const MAX_OUTPUT_TOKENS = 1_500;

/** What was measured, by dimension; the words in the labels are the founder's. */
const measurementsOf = ({ scoreBreakdown, evidence, redFlags, wordCount }: PitchCritique): unknown => ({
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
export const pitchKind: AnalysisKind<PitchInput, PitchCritique, PitchReply, PitchPartial> = {
  name: 'pitch',
  promptVersion: PITCH_PROMPT_VERSION,
  instructions: PITCH_INSTRUCTIONS,
  replySchema: pitchReplySchema,
  maxOutputTokens: MAX_OUTPUT_TOKENS,
  critique: ({ pitch }) => critiquePitch(pitch),
  isWorthAsking: ({ notScoredReason }) => notScoredReason === null,
  fields: ({ pitch }) => ({ pitch }),
  facts: measurementsOf,
  merge: ({ pitch }, critique, reply, engine) => mergePitchReply(pitch, critique, reply, engine),
  openPreview: ({ pitch }, critique) => openPitchPreview(pitch, critique),
};
