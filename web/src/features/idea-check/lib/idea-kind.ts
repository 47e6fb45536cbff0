import {
  IDEA_PART_NAMES,
  IDEA_PARTS,
  type IdeaCheck,
  type IdeaCheckSummary,
  type IdeaPartial,
} from '@playbook/contracts/analysis/idea-check.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/core/limits';
import { addToHistory } from '../../../lib/analysis/analysis-history.query.js';
import type { ScreenKind } from '../../../lib/analysis/analysis-kind.js';
import { sendContent } from '../../../lib/analysis/analyze.js';
import { IDEA_HISTORY } from '../../../lib/analysis/history-kinds.js';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { writeStored } from '../../../lib/browser-storage/stored-value.js';
import { formOf, type IdeaDraft } from '../../../lib/idea-check/idea-draft.js';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { IDEA_PART_LABELS, WHY_NOW_LABEL } from './idea-part-labels.js';
import { STORED_CHECKS } from './server-fill.js';
import { type ShownIdeaCheck, shownOf } from './shown-idea-check.js';
import { IDEA_UNREACHABLE, IDEA_UNSUCCESSFUL } from '../../../failures/sample-texts.js';
import type { Unavailability } from '../../../failures/analysis-failure.js';

/**
 * Stands in for a check when the gateway fails or cannot be reached. Nothing in it is measured, so that it is shown as a
 * sample and never stored.
 */
function fallbackCheck(draft: IdeaDraft, { isReached, reason }: Unavailability): ShownIdeaCheck {
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
    partnerCommentary: reason ?? commentary,
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

/** What a list of checks shows of one. */
export const summaryOf = (check: IdeaCheck): IdeaCheckSummary => ({
  id: check.id,
  ideaBrief: check.form.ideaBrief,
  stage: check.form.stage,
  ycAlignmentScore: check.ycAlignmentScore,
  riskLevel: check.categoryRisk.level,
  whyNowScore: check.whyNowAlignment.score,
  notScoredReason: check.notScoredReason,
  engine: check.engine,
  createdAt: check.createdAt,
});

/** Startup ideas with their choices. */
export const IDEA_KIND: ScreenKind<IdeaDraft, IdeaCheck, IdeaPartial, ShownIdeaCheck> = {
  ...STORED_CHECKS,
  action: 'click check-idea',
  send: (draft, call) => sendContent({ type: 'IDEA_CHECK', ...formOf(draft) }, call),
  words: {
    many: 'ideas',
    nameOf: (field) => (field === 'problem' ? 'The problem' : 'Your idea'),
    subject: 'your idea',
    standIn: 'The figures below are a sample, not a score of your idea, and are not saved.',
  },
  writtenSoFar: ({ parts, whyNowScore, partnerCommentary }) => {
    const points = new Map(parts.map((judged) => [judged.part, judged.points]));
    const scores = IDEA_PART_NAMES.map((part) => ({
      label: IDEA_PART_LABELS[part].name,
      points: points.get(part),
      maxPoints: IDEA_PARTS[part],
    }));
    const whyNow = { label: WHY_NOW_LABEL, points: whyNowScore ?? undefined, maxPoints: OVERALL_MAX_POINTS };
    return { scores: [...scores, whyNow], lines: partnerCommentary };
  },
  shownOf,
  sampleFor: fallbackCheck,
  onAnalyzed: (client, ownerId, check) => {
    writeStored(STORAGE_KEYS.ideaResult, ownerId, check);
    // Other screens work with the newest check.
    void client.invalidateQueries({ queryKey: userIdeaCheckQuery(ownerId).queryKey });
    return addToHistory(client, IDEA_HISTORY, ownerId, summaryOf(check));
  },
};
