import { ideaChecks } from './analysis-content.contract.js';
import { answerAnalyses } from './answer-analysis.contract.js';
import type { AnalysisKindContract } from './define-analysis-kind.js';
import { pitchAnalyses } from './pitch-analysis.contract.js';

/** Every kind of analysis that is stored, in the order in which they are shown and an export hands them out. A new kind is one more here. */
export const ANALYSIS_KINDS = [
  pitchAnalyses,
  ideaChecks,
  answerAnalyses,
] as const satisfies readonly AnalysisKindContract[];

type Kind = (typeof ANALYSIS_KINDS)[number];
export type StoredKind = Kind['storedAs'];
export type KindName = Kind['name'];

/** Names of the lists of analyses. */
export const STORED_KINDS: readonly StoredKind[] = ANALYSIS_KINDS.map(({ storedAs }) => storedAs);
/** What is analysed. */
export const KIND_NAMES: readonly KindName[] = ANALYSIS_KINDS.map(({ name }) => name);
