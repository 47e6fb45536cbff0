import { FIELD_INSIGHTS_KEY } from '../../lib/browser-storage/field-insights.schema.js';
import { RECENT_COMMANDS_KEY } from '../../lib/browser-storage/recent-commands.schema.js';
import { STORAGE_KEYS } from '../../lib/browser-storage/storage-keys.js';
import { removeAllOf, removeStored } from '../../lib/browser-storage/stored-value.js';
import { INDUSTRY_INSIGHTS_NAME } from '../../lib/browser-storage/industry-insights-name.js';
import { queryClient } from '../../lib/query-client/query-client.js';
import { textsOnlyHere } from '../../lib/unsaved-texts/texts-only-here.js';

/** What the server keeps, too. */
const COPIES = [
  STORAGE_KEYS.pitchHistory,
  STORAGE_KEYS.dashboardPitchScore,
  STORAGE_KEYS.ideaHistory,
  STORAGE_KEYS.dashboardIdeaScore,
  STORAGE_KEYS.ideaResult,
  FIELD_INSIGHTS_KEY,
  RECENT_COMMANDS_KEY,
  { name: INDUSTRY_INSIGHTS_NAME },
];

/**
 * Removes a founder's data from this page and browser after they signed out. What the server keeps goes, whoever it belongs to; what
 * only this browser has stays, because the founder was asked about it.
 */
export function forgetFounderState(founderId: string): void {
  queryClient.clear();
  // Found before the copies go, which tell what the server keeps. The time of a fresh start is no text.
  const { names } = textsOnlyHere(founderId);
  removeAllOf(founderId, new Set([...names, STORAGE_KEYS.ideaFreshSince.name]));
  for (const key of COPIES) removeStored(key);
}
