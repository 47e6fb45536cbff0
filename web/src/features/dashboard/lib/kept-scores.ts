import type { Dashboard, DashboardPart, ScoreHistory } from '@playbook/contracts/dashboard/dashboard.schema';
import { STORAGE_KEYS } from '../../../lib/browser-storage/storage-keys.js';
import { readStored, removeStored, writeStored } from '../../../lib/browser-storage/stored-value.js';

type ScoreKey = typeof STORAGE_KEYS.dashboardPitchScore | typeof STORAGE_KEYS.dashboardIdeaScore;

/** The last measured scores that this browser has seen; null where it knows none. */
export interface KeptScores {
  readonly pitch: number | null;
  readonly idea: number | null;
}

function cache(key: ScoreKey, ownerId: string, part: DashboardPart<ScoreHistory>): void {
  if (part.state === 'failed') return;
  if (part.value.latest === null) removeStored(key);
  else writeStored(key, ownerId, part.value.latest);
}

/** Replaces the browser's copy of the scores by what the server measured; a part that failed leaves the copy alone. */
export function cacheScores(ownerId: string, { pitch, idea }: Dashboard): void {
  cache(STORAGE_KEYS.dashboardPitchScore, ownerId, pitch);
  cache(STORAGE_KEYS.dashboardIdeaScore, ownerId, idea);
}

/** The copy, for when the server cannot be asked. */
export const readKeptScores = (ownerId: string): KeptScores => ({
  pitch: readStored(STORAGE_KEYS.dashboardPitchScore, ownerId),
  idea: readStored(STORAGE_KEYS.dashboardIdeaScore, ownerId),
});
