import type { ScoreBound } from '@playbook/contracts/core/analyst.schema';
import type { IdeaCritique, IdeaEvidence, IdeaForm } from '@playbook/contracts/analysis/idea-check.schema';
import { clampScore } from '../analyst/reply/clamp-score.js';
import { IDEA_SCALE, partToClamp } from './idea-scores.js';
import type { IdeaReply } from './idea-reply.schema.js';
import type { IdeaTrust } from './idea-trust.js';

export interface ClampedParts extends Pick<IdeaCritique, 'ycAlignmentScore' | 'parts'> {
  readonly evidence: readonly IdeaEvidence[];
  readonly scoreBounds: readonly ScoreBound[];
}

const END_OF_SCALE = 'No score reaches the ends of the scale';

/** The parts of the alignment score as a model judges them, each clamped to what was measured; they add up to the score. */
export function clampIdeaParts(
  form: IdeaForm,
  critique: IdeaCritique,
  trust: IdeaTrust,
  proposed: IdeaReply['parts'],
): ClampedParts {
  const evidence: IdeaEvidence[] = [];
  const scoreBounds: ScoreBound[] = [];
  const parts = critique.parts.map((one) => {
    const judgement = proposed[one.part];
    const { kept, row, bound } = clampScore(judgement, partToClamp(form, critique, trust, one.part, judgement));
    if (row !== null) evidence.push({ score: 'alignment', part: one.part, ...row });
    if (bound !== null) scoreBounds.push(bound);
    return { ...one, points: kept };
  });
  const total = parts.reduce((sum, { points }) => sum + points, 0);
  const ycAlignmentScore = Math.min(IDEA_SCALE.max, Math.max(IDEA_SCALE.min, total));
  // One of the parts has moved towards the end that must not be reached, and gives the point back.
  const moved = evidence.find(({ points }) => Math.sign(points) === Math.sign(total - ycAlignmentScore));
  if (moved === undefined) return { ycAlignmentScore, parts, evidence, scoreBounds };
  const points = ycAlignmentScore - total;
  const given = parts.map((one) => (one.part === moved.part ? { ...one, points: one.points + points } : one));
  evidence.push({ score: 'alignment', part: moved.part, signal: 'range', label: END_OF_SCALE, points, spans: [] });
  return { ycAlignmentScore, parts: given, evidence, scoreBounds };
}
