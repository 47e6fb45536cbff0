import { PITCH_DIMENSIONS, type PitchCritique, type PitchPartial } from '@playbook/contracts/pitch-analysis.schema';
import { z } from 'zod';
import { cleanLine } from '../analyst/clean-line.js';
import { holdPoints } from '../analyst/hold-points.js';
import { LINE_MAX_CHARS, pitchReplySchema } from './pitch-reply.schema.js';
import { type PitchTrust, spansOf, trustIn } from './pitch-trust.js';

const MAX_LINES = 5;
/** Whatever a reply holds so far; a value of another form is as good as none. */
const unfinishedSchema = z.object({
  scores: z.record(z.string(), z.unknown()).catch({}).default({}),
  partnerFeedback: z.array(z.string()).optional().catch(undefined),
  rewrites: z.unknown().optional(),
});
type Unfinished = z.output<typeof unfinishedSchema>;

function scoresIn(pitch: string, critique: PitchCritique, trust: PitchTrust, { scores, partnerFeedback }: Unfinished) {
  const breakdown: PitchPartial['scoreBreakdown'] = {};
  const begun = Object.keys(scores);
  const whole = new Set(partnerFeedback === undefined ? begun.slice(0, -1) : begun);
  for (const dimension of PITCH_DIMENSIONS.filter((name) => whole.has(name))) {
    const judgement = pitchReplySchema.shape.scores.shape[dimension].safeParse(scores[dimension]);
    if (!judgement.success) continue;
    breakdown[dimension] = holdPoints({
      proposed: judgement.data.points,
      measured: critique.scoreBreakdown[dimension],
      hasQuote: spansOf(pitch, judgement.data.quotes).length > 0,
      contradiction: trust.contradiction,
      ceiling: trust.ceilingOf(dimension),
    }).kept;
  }
  return breakdown;
}

/**
 * What may be shown of a reply that is still being written: whole judgements, held as they will be in the end, and whole lines,
 * cleaned. The last one counts as whole once something follows it.
 */
export function openPitchPreview(pitch: string, critique: PitchCritique): (unfinished: unknown) => PitchPartial | null {
  const trust = trustIn(pitch, critique);
  // The same lines come again with each piece of the reply.
  const cleaned = new Map<string, string | null>();
  const clean = (line: string): string | null => {
    const known = cleaned.get(line);
    if (known !== undefined) return known;
    const text = cleanLine(line, LINE_MAX_CHARS);
    cleaned.set(line, text);
    return text;
  };
  return (unfinished) => {
    const reply = unfinishedSchema.safeParse(unfinished);
    if (!reply.success) return null;
    const scoreBreakdown = scoresIn(pitch, critique, trust, reply.data);
    const { partnerFeedback = [], rewrites } = reply.data;
    const whole = rewrites === undefined ? partnerFeedback.slice(0, -1) : partnerFeedback;
    const lines = whole.slice(0, MAX_LINES).flatMap((line) => clean(line) ?? []);
    return Object.keys(scoreBreakdown).length + lines.length === 0 ? null : { scoreBreakdown, partnerFeedback: lines };
  };
}
