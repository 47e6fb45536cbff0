import {
  READINESS_AREAS,
  READINESS_FIELDS,
  type ReadinessArea,
} from '@playbook/contracts/applications/catalogue/readiness-areas';
import { type AnswerTexts, isAnswered } from './answer-texts.js';

export interface Readiness {
  /** In the dashboard's order. */
  readonly completeAreas: readonly ReadinessArea[];
  readonly totalAreas: number;
  /** round(complete / 8 x 100). */
  readonly percent: number;
}

/** Which of the dashboard's eight areas have at least one answer (specification, section 5; decision D5). */
export function readiness(texts: AnswerTexts): Readiness {
  const completeAreas = READINESS_AREAS.filter((area) =>
    READINESS_FIELDS[area].some((field) => isAnswered(texts, field)),
  );
  const totalAreas = READINESS_AREAS.length;
  return { completeAreas, totalAreas, percent: Math.round((completeAreas.length / totalAreas) * 100) };
}
