import type { AnalysisStorage, StoredAnalyses } from '@playbook/contracts/analysis/stored-analyses.contract';

/** A founder who has few pitch analyses and idea checks, and as many answer analyses as there may be. */
export function buildAnalysisStorage(pitches: Partial<StoredAnalyses> = {}): AnalysisStorage {
  const limits = { maxStored: 2_000, maxStoredPerDay: 500 };
  return {
    kinds: [
      { kind: 'pitchAnalyses', stored: 12, storedToday: 2, ...limits, ...pitches },
      { kind: 'ideaChecks', stored: 3, storedToday: 0, ...limits },
      { kind: 'answerAnalyses', stored: 2_000, storedToday: 40, ...limits },
    ],
  };
}
