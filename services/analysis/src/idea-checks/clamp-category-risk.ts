import type { ScoreBound } from '@playbook/contracts/core/analyst.schema';
import type {
  CategoryRisk,
  IdeaCritique,
  IdeaEvidence,
  IdeaForm,
  RiskLevel,
} from '@playbook/contracts/analysis/idea-check.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { IDEA_MODEL } from '@playbook/critique/idea/scoring/idea-model';
import { cleanLine } from '@playbook/critique/reply/clean-line';
import { clampPoints, type Scale } from '../analyst/reply/clamp-points.js';
import { LINE_MAX_CHARS } from '../analyst/reply/judgement.schema.js';
import { ideaSpansOf } from './idea-scores.js';
import type { IdeaReply } from './idea-reply.schema.js';
import type { IdeaTrust } from './idea-trust.js';

export interface ClampedRisk {
  readonly categoryRisk: CategoryRisk;
  readonly evidence: readonly IdeaEvidence[];
  readonly scoreBounds: readonly ScoreBound[];
}

const { medium, high } = IDEA_MODEL.riskLimits;
/** The figures of each level; both ends belong to it. */
const FIGURES: Readonly<Record<RiskLevel, Scale>> = {
  low: { min: 0, max: medium - 1 },
  medium: { min: medium, max: high - 1 },
  high: { min: high, max: OVERALL_MAX_POINTS },
};
const ALL_FIGURES: Scale = { min: 0, max: OVERALL_MAX_POINTS };
const WITHOUT_INJECTION = 'The text without the words that speak to the judge';

/** What is good about a risk is its distance from the greatest one. */
const safety = (risk: number): number => OVERALL_MAX_POINTS - risk;

/** The figure of a level that is nearest to another figure. */
const nearest = (level: RiskLevel, figure: number): number =>
  Math.min(FIGURES[level].max, Math.max(FIGURES[level].min, figure));

type Judged = Pick<CategoryRisk, 'level' | 'score' | 'range' | 'message'>;

/** The range belongs to the figure: it goes where another figure comes without one. */
function changed({ suggestions, traps }: CategoryRisk, { level, score, range, message }: Judged): CategoryRisk {
  return { level, score, message, suggestions, traps, ...(range === undefined ? {} : { range }) };
}

const rowOf = (points: number, label: string, spans: IdeaEvidence['spans']): IdeaEvidence[] =>
  points === 0 ? [] : [{ score: 'risk', part: null, signal: 'model', label, points, spans }];

/**
 * The risk of the category as a model judges it: another level only within reach of what was measured, a lower one only with a
 * quote, and each only with a reason that may be shown. A text with a prompt injection gets the risk of the text without it.
 */
export function clampCategoryRisk(
  form: IdeaForm,
  { categoryRisk }: Pick<IdeaCritique, 'categoryRisk'>,
  trust: IdeaTrust,
  { level, because, quotes }: IdeaReply['categoryRisk'],
): ClampedRisk {
  const { score: measured } = categoryRisk;
  const proposed = nearest(level, measured);
  const honest = trust.withoutInjections.reduce(
    (worst, { categoryRisk: one }) => (one.score > worst.score ? one : worst),
    categoryRisk,
  );
  const spans = ideaSpansOf(form, { quotes });
  const { reason } = clampPoints({
    proposed: safety(proposed),
    measured: safety(measured),
    scale: ALL_FIGURES,
    hasQuote: spans.length > 0,
    contradiction: trust.contradiction,
    ceiling: safety(honest.score),
  });
  if (reason !== null) {
    const isOrdered = reason === trust.contradiction;
    const kept = isOrdered ? honest.score : measured;
    return {
      categoryRisk: isOrdered ? changed(categoryRisk, honest) : categoryRisk,
      evidence: rowOf(kept - measured, WITHOUT_INJECTION, []),
      scoreBounds: [{ dimension: 'categoryRisk', proposed, kept, reason }],
    };
  }
  const message = cleanLine(because, LINE_MAX_CHARS);
  if (proposed === measured || message === null) return { categoryRisk, evidence: [], scoreBounds: [] };
  return {
    categoryRisk: changed(categoryRisk, { level, score: proposed, message }),
    evidence: rowOf(proposed - measured, message, spans),
    scoreBounds: [],
  };
}
