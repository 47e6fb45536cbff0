import type { AnalysisStorage } from '@playbook/contracts/analysis/stored-analyses.contract';

const LIMITS = { maxStored: 2_000, maxStoredPerDay: 500 };

/** A founder whose pitch analyses fill the allowance. */
export const FULL_STORAGE: AnalysisStorage = {
  kinds: [
    { kind: 'pitchAnalyses', stored: 2_000, storedToday: 3, ...LIMITS },
    { kind: 'ideaChecks', stored: 214, storedToday: 0, ...LIMITS },
    { kind: 'answerAnalyses', stored: 1_870, storedToday: 12, ...LIMITS },
  ],
};
