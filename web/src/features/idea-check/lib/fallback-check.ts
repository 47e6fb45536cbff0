import { IDEA_PART_NAMES, IDEA_PARTS } from '@playbook/contracts/analysis/idea-check.schema';
import { IDEA_UNREACHABLE, IDEA_UNSUCCESSFUL } from '../../../failures/sample-texts.js';
import type { Unavailability } from '../../../failures/analysis-failure.js';
import type { IdeaDraft } from '../../../lib/idea-check/idea-draft.js';
import { IDEA_PART_LABELS } from './idea-part-labels.js';
import type { ShownIdeaCheck } from './shown-idea-check.js';

/**
 * Stands in for a check when the gateway fails or cannot be reached. Nothing in it is measured, so that it is shown as a
 * sample and never stored.
 */
export function fallbackCheck(draft: IdeaDraft, { isReached, detail }: Unavailability): ShownIdeaCheck {
  const { risk, suggestion, factor, commentary } = isReached ? IDEA_UNSUCCESSFUL : IDEA_UNREACHABLE;
  return {
    draft,
    stored: null,
    ycAlignmentScore: 0,
    parts: IDEA_PART_NAMES.map((part) => ({
      part,
      label: IDEA_PART_LABELS[part].name,
      points: 0,
      maxPoints: IDEA_PARTS[part],
    })),
    categoryRisk: { level: 'high', score: 0, message: risk, suggestions: [suggestion], traps: [] },
    whyNowAlignment: { score: 0, factors: [factor], details: [] },
    partnerCommentary: detail ?? commentary,
    strengths: [],
    weaknesses: [],
    suggestions: [suggestion],
    rewrites: [],
    redFlags: [],
    similarStartups: [],
    evidence: [],
    notScoredReason: null,
    engine: null,
    degraded: false,
    degradedReason: null,
    message: null,
    scoreBounds: [],
  };
}
