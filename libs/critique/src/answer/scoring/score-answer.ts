import type { AnswerEvidence } from '@playbook/contracts/analysis/answer-analysis.schema';
import { OVERALL_MAX_POINTS, PITCH_MAX_CHARS } from '@playbook/contracts/core/limits';
import type { AnswerModel } from './answer-model.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import { lowestCap, sumOfPoints } from '../../engine/caps.js';
import { ANSWER_CAPS, type AnswerContext } from '../caps.js';
import { pitchEvidence } from '../../pitch/critique-pitch.js';
import { answerModelPoints, answerModelRows, type FittedRows } from './model-rows.js';

/** The score of an answer and the rows that add up to it. */
export interface AnswerScore {
  readonly overall: number;
  readonly evidence: readonly AnswerEvidence[];
}

const row = (signal: string, label: string, points: number): AnswerEvidence => ({
  dimension: 'overall',
  signal,
  label,
  points,
  spans: [],
});

const ONE_LINER = 'company-oneliner';

/** A one-liner is a pitch and is judged as one (section 3 of the rubric for answers); every other answer by its own model. */
function fittedRows(signals: AnswerSignals, model: AnswerModel, isCompared: boolean): FittedRows {
  const isPitch = signals.fieldId === ONE_LINER && signals.answer.original.length <= PITCH_MAX_CHARS;
  const rows = isPitch ? pitchEvidence(signals.answer.original) : [];
  if (rows.length === 0) return (isCompared ? answerModelPoints : answerModelRows)(signals, model);
  return { points: sumOfPoints(rows), rows: () => rows.map((one) => ({ ...one, dimension: 'overall' })) };
}

/** What a score rests on, worked out when it is asked for: most readings of an answer are only compared. */
class LazyScore implements AnswerScore {
  private known: readonly AnswerEvidence[] | undefined;

  constructor(
    readonly overall: number,
    private readonly rows: FittedRows['rows'],
    private readonly limits: readonly AnswerEvidence[],
  ) {}

  get evidence(): readonly AnswerEvidence[] {
    return (this.known ??= [...this.rows(), ...this.limits]);
  }
}

/**
 * What the fitted model gives, within the caps and between 0 and 100; each limit is a row of evidence of its own.
 * @param isCompared Its evidence will hardly be asked for
 */
export function scoreAnswer(
  signals: AnswerSignals,
  model: AnswerModel,
  context: AnswerContext = {},
  isCompared = false,
): AnswerScore {
  const { points, rows } = fittedRows(signals, model, isCompared);
  const limits: AnswerEvidence[] = [];
  const inRange = Math.min(OVERALL_MAX_POINTS, Math.max(0, points));
  if (inRange !== points) limits.push(row('range', `No score leaves 0 to ${OVERALL_MAX_POINTS}`, inRange - points));
  const cap = lowestCap(ANSWER_CAPS, 'overall', { ...signals, ...context });
  if (cap !== null && cap.limit < inRange) limits.push(row('cap', cap.label, cap.limit - inRange));
  return new LazyScore(points + sumOfPoints(limits), rows, limits);
}
