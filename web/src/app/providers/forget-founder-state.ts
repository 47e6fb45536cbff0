import { FIELD_INSIGHTS_KEY } from '../../lib/browser-storage/field-insights.schema.js';
import { RECENT_COMMANDS_KEY } from '../../lib/browser-storage/recent-commands.schema.js';
import { removeStored } from '../../lib/browser-storage/stored-value.js';
import { clearCachedIdeaHistory } from '../../lib/idea-history/idea-history-cache.js';
import { INDUSTRY_INSIGHTS_NAME } from '../../lib/browser-storage/industry-insights-name.js';
import { clearCachedPitchHistory } from '../../lib/pitch-history/pitch-history-cache.js';
import { queryClient } from '../../lib/query-client/query-client.js';

/** Removes a founder's data from this page and browser after they signed out; the server keeps the record. */
export function forgetFounderState(): void {
  queryClient.clear();
  clearCachedPitchHistory();
  removeStored(FIELD_INSIGHTS_KEY);
  removeStored(RECENT_COMMANDS_KEY);
  clearCachedIdeaHistory();
  removeStored({ name: INDUSTRY_INSIGHTS_NAME });
}
