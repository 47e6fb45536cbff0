import { describe, expect, it } from '@jest/globals';
import { FIELD_INSIGHTS_KEY } from '../../lib/browser-storage/field-insights.schema.js';
import { STORAGE_KEYS } from '../../lib/browser-storage/storage-keys.js';
import { writeStored } from '../../lib/browser-storage/stored-value.js';
import { queryClient } from '../../lib/query-client/query-client.js';
import { forgetFounderState } from './forget-founder-state.js';

describe('forgetFounderState', () => {
  it('leaves no copy of what the server holds', () => {
    writeStored(STORAGE_KEYS.pitchHistory, 'founder-1', []);
    writeStored(STORAGE_KEYS.dashboardPitchScore, 'founder-1', 61);
    writeStored(FIELD_INSIGHTS_KEY, 'founder-1', {});
    queryClient.setQueryData(['application', 'founder-1'], {});
    forgetFounderState();
    expect(localStorage).toHaveLength(0);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });
});
