import { IDEA_PART_NAMES, IDEA_PARTS, type IdeaPartial } from '@playbook/contracts/analysis/idea-check.schema';
import { OVERALL_MAX_POINTS } from '@playbook/contracts/shared/limits';
import type { WrittenSoFar } from '../../../components/analysis/request/unfinished-result.js';
import { IDEA_PART_LABELS } from './idea-part-labels.js';

/** What there is of an idea check; null before the first of it. */
export function writtenSoFar(partial: IdeaPartial | null): WrittenSoFar | null {
  if (partial === null) return null;
  const points = new Map(partial.parts.map((judged) => [judged.part, judged.points]));
  const scores = IDEA_PART_NAMES.map((part) => ({
    label: IDEA_PART_LABELS[part].name,
    points: points.get(part),
    maxPoints: IDEA_PARTS[part],
  }));
  const whyNow = {
    label: '"Why Now" Alignment',
    points: partial.whyNowScore ?? undefined,
    maxPoints: OVERALL_MAX_POINTS,
  };
  return { scores: [...scores, whyNow], lines: partial.partnerCommentary };
}
