import type { IdeaCheckSummary } from '@playbook/contracts/analysis/idea-check.schema';
import { type CachedIdea, STORAGE_KEYS } from '../browser-storage/storage-keys.js';
import { readStored, removeStored, writeStored } from '../browser-storage/stored-value.js';

/** Replaces the browser's copy by what the server holds. Ideas that could not be scored have no score to keep. */
export function cacheIdeaHistory(ownerId: string, newestFirst: readonly IdeaCheckSummary[]): void {
  const scored = newestFirst.filter((check) => check.notScoredReason === null);
  const entries = scored.map(({ ideaBrief, ycAlignmentScore, riskLevel, whyNowScore, createdAt }) => ({
    ideaBrief,
    ycAlignmentScore,
    riskLevel,
    whyNowScore,
    timestamp: createdAt,
  }));
  writeStored(STORAGE_KEYS.ideaHistory, ownerId, entries);
  const latest = scored[0];
  if (latest === undefined) removeStored(STORAGE_KEYS.dashboardIdeaScore);
  else writeStored(STORAGE_KEYS.dashboardIdeaScore, ownerId, latest.ycAlignmentScore);
}

/** The browser's copy, newest first, for when the server cannot be reached. */
export const readCachedIdeaHistory = (ownerId: string): readonly CachedIdea[] =>
  readStored(STORAGE_KEYS.ideaHistory, ownerId) ?? [];

/** Forgets the copies when the founder signs out; the server keeps the record, and a draft stays for its founder alone. */
export function clearCachedIdeaHistory(): void {
  removeStored(STORAGE_KEYS.ideaHistory);
  removeStored(STORAGE_KEYS.dashboardIdeaScore);
  removeStored(STORAGE_KEYS.ideaResult);
}
