import { IDEA_PART_NAMES, IDEA_PARTS } from '@playbook/contracts/analysis/idea-check.schema';
import type { Unavailability } from '../../../failures/analysis-failure.js';
import type { IdeaDraft } from '../../../lib/idea-check/idea-draft.js';
import { IDEA_PART_LABELS } from './idea-part-labels.js';
import type { ShownIdeaCheck } from './shown-idea-check.js';

interface FallbackTexts {
  readonly risk: string;
  readonly suggestion: string;
  readonly factor: string;
  readonly commentary: string;
}

/** The gateway answered, but with no check (section 8 of the specification). */
const UNSUCCESSFUL: FallbackTexts = {
  risk: 'Analysis failed. Please try again.',
  suggestion: 'Check your internet connection and retry',
  factor: 'Analysis unavailable',
  commentary: 'Unable to analyze your idea at this time. Please try again later.',
};
/** The gateway did not answer (section 8 of the specification). */
const UNREACHABLE: FallbackTexts = {
  risk: 'Analysis service error',
  suggestion: 'Please try again in a moment',
  factor: 'Service temporarily unavailable',
  commentary: 'Unable to connect to analysis service. Please check your connection and try again.',
};

/**
 * Stands in for a check when the gateway fails or cannot be reached. Nothing in it is measured, so that it is shown as a
 * sample and never stored.
 */
export function fallbackCheck(draft: IdeaDraft, { isAnswered, detail }: Unavailability): ShownIdeaCheck {
  const { risk, suggestion, factor, commentary } = isAnswered ? UNSUCCESSFUL : UNREACHABLE;
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
