import { ideaChecks } from './analysis-content.contract.js';
import { answerAnalyses } from './answer-analysis.contract.js';
import type { AnalysisKindContract } from './define-analysis-kind.js';
import { pitchAnalyses } from './pitch-analysis.contract.js';

/** Every kind of analysis that is stored, in the order in which an export hands them out. */
export const ANALYSIS_KINDS = [
  pitchAnalyses,
  ideaChecks,
  answerAnalyses,
] as const satisfies readonly AnalysisKindContract[];
