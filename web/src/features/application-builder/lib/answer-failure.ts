import { type AnalysisFailure, failureOf } from '../../../lib/analysis-failure.js';

const ANSWER = { path: 'answer', noun: 'answer', nounPlural: 'answers' } as const;

/** Why an answer was not analysed. */
export const answerFailureOf = (error: Error): AnalysisFailure => failureOf(error, ANSWER);

/** Whether the service is away, so that the browser's basic check is shown in place of an analysis. */
export const isStandInNeeded = (error: Error): boolean => answerFailureOf(error).kind === 'unavailable';
