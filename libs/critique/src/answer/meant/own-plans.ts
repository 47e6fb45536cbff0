import type { Span } from '@playbook/contracts/core/span.schema';
import { featureReader } from '../../engine/feature-reader.js';
import { shareOfSentences, spokenPlans } from '../signals/spoken-faults.js';
import type { AnswerSignals } from '../signals/measure-answer.js';

/** What is to come, and what somebody wishes, is what these ask for. */
const ASKS_FOR_PLANS: ReadonlySet<string> = new Set([
  'five-year-vision',
  'funding-plan',
  'why-this-problem',
  'why-now',
]);

/** Where the founders write of what they mean to do and the question asked what is. */
export const ownPlans = ({ answer, features, fieldId }: AnswerSignals): Span[] =>
  ASKS_FOR_PLANS.has(fieldId) ? [] : spokenPlans(featureReader(features).spansOf(['fault.future']), answer.original);

const MOST = 0.5;

/** A plan behind what is there already takes the place of nothing. */
export const isMostlyPlans = (signals: AnswerSignals): boolean =>
  shareOfSentences(ownPlans(signals), signals.answer.original) >= MOST;
