import {
  PITCH_DIMENSIONS,
  type PitchCritique,
  type PitchPartial,
} from '@playbook/contracts/analysis/pitch-analysis.schema';
import { z } from 'zod';
import { DIMENSION_SCALE, clampPoints } from '../analyst/reply/clamp-points.js';
import { spansOf } from '../analyst/reply/quotes.js';
import { lineCleaner, unfinishedLines, unfinishedRecord, wholeOf } from '../analyst/reply/unfinished-reply.js';
import { pitchReplySchema } from './pitch-reply.schema.js';
import { type PitchTrust, trustIn } from './pitch-trust.js';

const MAX_LINES = 5;
const unfinishedSchema = z.object({
  scores: unfinishedRecord,
  partnerFeedback: unfinishedLines,
  rewrites: z.unknown().optional(),
});
type Unfinished = z.output<typeof unfinishedSchema>;

function scoresIn(pitch: string, critique: PitchCritique, trust: PitchTrust, { scores, partnerFeedback }: Unfinished) {
  const breakdown: PitchPartial['scoreBreakdown'] = {};
  const whole = new Set(wholeOf(Object.keys(scores), partnerFeedback !== undefined));
  for (const dimension of PITCH_DIMENSIONS.filter((name) => whole.has(name))) {
    const judgement = pitchReplySchema.shape.scores.shape[dimension].safeParse(scores[dimension]);
    if (!judgement.success) continue;
    breakdown[dimension] = clampPoints({
      proposed: judgement.data.points,
      measured: critique.scoreBreakdown[dimension],
      scale: DIMENSION_SCALE,
      hasQuote: spansOf(pitch, judgement.data.quotes).length > 0,
      contradiction: trust.contradiction,
      ceiling: trust.ceilingOf(dimension),
    }).kept;
  }
  return breakdown;
}

/**
 * What may be shown of a reply that is still being written: whole judgements, clamped as they will be in the end, and whole lines,
 * cleaned. The last one counts as whole once something follows it.
 */
export function openPitchPreview(pitch: string, critique: PitchCritique): (unfinished: unknown) => PitchPartial | null {
  const trust = trustIn(pitch, critique);
  const clean = lineCleaner(MAX_LINES);
  return (unfinished) => {
    const reply = unfinishedSchema.safeParse(unfinished);
    if (!reply.success) return null;
    const scoreBreakdown = scoresIn(pitch, critique, trust, reply.data);
    const { partnerFeedback = [], rewrites } = reply.data;
    const lines = clean(wholeOf(partnerFeedback, rewrites !== undefined));
    return Object.keys(scoreBreakdown).length + lines.length === 0 ? null : { scoreBreakdown, partnerFeedback: lines };
  };
}
