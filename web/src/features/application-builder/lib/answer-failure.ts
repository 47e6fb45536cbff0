import {
  type AnalysisFailure,
  failureOf,
  type FailureWords,
} from '../../../components/analysis/request/analysis-failure.js';

const WORDS: FailureWords = { many: 'answers', nameOf: () => 'Your answer' };

/** Why an answer was not analysed. */
export const answerFailureOf = (error: Error): AnalysisFailure => failureOf(error, WORDS);

/** Whether the service is away, so that the browser's basic check is shown in place of an analysis. */
export const isStandInNeeded = (error: Error): boolean => answerFailureOf(error).kind === 'unavailable';
