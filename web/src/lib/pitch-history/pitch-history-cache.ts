import type { PitchAnalysisSummary } from '@playbook/contracts/analysis/pitch-analysis.schema';
import { type CachedPitch, STORAGE_KEYS } from '../browser-storage/storage-keys.js';
import { readStored, removeStored, writeStored } from '../browser-storage/stored-value.js';

/** Replaces the browser's copy by what the server holds. Pitches that could not be scored have no score to keep. */
export function cachePitchHistory(ownerId: string, newestFirst: readonly PitchAnalysisSummary[]): void {
  const scored = newestFirst.filter((analysis) => analysis.notScoredReason === null);
  const entries = scored.map(({ pitch, overallScore, createdAt }) => ({
    content: pitch,
    overallScore,
    timestamp: createdAt,
  }));
  writeStored(STORAGE_KEYS.pitchHistory, ownerId, entries);
  const latest = scored[0];
  if (latest === undefined) removeStored(STORAGE_KEYS.dashboardPitchScore);
  else writeStored(STORAGE_KEYS.dashboardPitchScore, ownerId, latest.overallScore);
}

/** The browser's copy, newest first, for when the server cannot be reached. */
export const readCachedPitchHistory = (ownerId: string): readonly CachedPitch[] =>
  readStored(STORAGE_KEYS.pitchHistory, ownerId) ?? [];

/** Forgets the copy when the founder signs out; the server keeps the record. */
export function clearCachedPitchHistory(): void {
  removeStored(STORAGE_KEYS.pitchHistory);
  removeStored(STORAGE_KEYS.dashboardPitchScore);
}
