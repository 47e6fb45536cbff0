import { TEAM_QUESTIONS } from '../feedback/next-questions.js';
import type { AnswerSignals } from '../signals/measure-answer.js';
import { ATTENTION_ASIDE, FAULT_ROWS } from '../words-taken-up.js';
import { isMostlyPlans } from './own-plans.js';

/** Who came first and what was done is told of deeds: a "pandemic" or a teacher of "Social Studies" is no report there. */
const OF_DEEDS: ReadonlySet<string> = new Set(['first-users', 'progress-made']);
const OF_PRODUCTS: ReadonlySet<string> = new Set([
  FAULT_ROWS.opinions,
  FAULT_ROWS.bigWords,
  FAULT_ROWS.attention,
  FAULT_ROWS.vague,
]);
/** What founders say of one another is nobody's opinion of the product, "technology" is a field of work, and "a couple of friends" need no count. */
export const isAskedFor = (signal: string, signals: AnswerSignals): boolean =>
  signal === FAULT_ROWS.plans
    ? !isMostlyPlans(signals)
    : (signal === FAULT_ROWS.reports && OF_DEEDS.has(signals.fieldId)) ||
      (OF_PRODUCTS.has(signal) && TEAM_QUESTIONS[signals.fieldId] !== undefined) ||
      (signal === FAULT_ROWS.attention && ATTENTION_ASIDE.has(signals.fieldId));
