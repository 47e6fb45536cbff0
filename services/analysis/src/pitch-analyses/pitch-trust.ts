import type { PitchCritique, PitchDimension } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { critiquePitch } from '@playbook/critique/pitch/critique-pitch';
import type { Proposal } from '../analyst/hold-points.js';
import { findJudgeDirected } from '../analyst/judge-directed.js';

/** Red flags of the rubric that contradict every praise: fits anything, buzzwords, hype, technology as the idea, no competition. */
const STUFFING_FLAGS: ReadonlySet<string> = new Set(['RF3', 'RF4', 'RF5', 'RF6', 'RF7', 'RF9', 'RF20']);
const MIN_WORDS_TO_REPEAT = 10;
/** Below this share of different words a text repeats itself. */
const MIN_DIFFERENT_SHARE = 0.65;
const LIST_MIN_COMMAS = 5;

function isStuffed(pitch: string, { redFlags }: PitchCritique): boolean {
  const words = pitch.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const repeats = words.length >= MIN_WORDS_TO_REPEAT && new Set(words).size / words.length < MIN_DIFFERENT_SHARE;
  const lists = pitch.split(',').length > LIST_MIN_COMMAS;
  return repeats || lists || redFlags.some(({ id }) => STUFFING_FLAGS.has(id));
}

/** How far a model's points for a pitch are believed. */
export type PitchTrust = Pick<Proposal, 'contradiction'> & {
  readonly ceilingOf: (dimension: PitchDimension) => number;
};

export function trustIn(pitch: string, critique: PitchCritique): PitchTrust {
  const { suspicion, rests } = findJudgeDirected(pitch);
  if (suspicion === 'order') {
    const withoutIt = rests.map((rest) => critiquePitch(rest).scoreBreakdown);
    const ceilingOf = (dimension: PitchDimension): number =>
      Math.min(critique.scoreBreakdown[dimension], ...withoutIt.map((breakdown) => breakdown[dimension]));
    return { contradiction: 'instructions', ceilingOf };
  }
  const isOrdered = suspicion === 'word' ? 'instructions' : null;
  const contradiction = isStuffed(pitch, critique) ? 'stuffing' : isOrdered;
  return { contradiction, ceilingOf: (dimension) => critique.scoreBreakdown[dimension] };
}
