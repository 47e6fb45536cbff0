import type { PitchCritique, PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { detectInjection } from '@playbook/critique/injection/detect-injection';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import { repeatsItself, REPETITIVE_LINE } from '@playbook/critique/text/stuffing/repetition';
import type { Proposal } from '../analyst/reply/clamp-points.js';

/** Red flags of the rubric that contradict every praise: fits anything, buzzwords, hype, technology as the idea, no competition. */
const STUFFING_FLAGS: ReadonlySet<string> = new Set(['RF3', 'RF4', 'RF5', 'RF6', 'RF7', 'RF9', 'RF20']);
const LIST_MIN_COMMAS = 5;

function isStuffed(pitch: string, { redFlags }: PitchCritique): boolean {
  const lists = pitch.split(',').length > LIST_MIN_COMMAS;
  return repeatsItself(pitch, REPETITIVE_LINE) || lists || redFlags.some(({ id }) => STUFFING_FLAGS.has(id));
}

/** How far a model's points for a pitch are believed. */
export type PitchTrust = Pick<Proposal, 'contradiction'> & {
  readonly ceilingOf: (dimension: PitchDimension) => number;
};

export function trustIn(pitch: string, critique: PitchCritique): PitchTrust {
  const { suspicion, readings } = detectInjection(pitch, 'line');
  if (suspicion === 'instruction') {
    const withoutIt = readings.map((reading) => critiquePitch(reading).scoreBreakdown);
    const ceilingOf = (dimension: PitchDimension): number =>
      Math.min(critique.scoreBreakdown[dimension], ...withoutIt.map((breakdown) => breakdown[dimension]));
    return { contradiction: 'instructions', ceilingOf };
  }
  const mentioned = suspicion === 'mention' ? 'instructions' : null;
  const contradiction = isStuffed(pitch, critique) ? 'stuffing' : mentioned;
  return { contradiction, ceilingOf: (dimension) => critique.scoreBreakdown[dimension] };
}
