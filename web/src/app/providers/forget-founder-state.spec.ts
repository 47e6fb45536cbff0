import { beforeEach, describe, expect, it } from '@jest/globals';
import { FIELD_INSIGHTS_KEY } from '../../lib/browser-storage/field-insights.schema.js';
import type { DraftEntry } from '../../lib/browser-storage/draft-journal.schema.js';
import { INSIGHTS_DRAFT_KEY } from '../../lib/browser-storage/industry-insights.schema.js';
import { draftJournalKey, founderJournalsPrefix, STORAGE_KEYS } from '../../lib/browser-storage/storage-keys.js';
import { writeStored } from '../../lib/browser-storage/stored-value.js';
import { draftOf } from '../../lib/idea-check/idea-draft.js';
import { queryClient } from '../../lib/query-client/query-client.js';
import { buildIdeaCheck } from '../../testing/factories/idea-check.factory.js';
import { forgetFounderState } from './forget-founder-state.js';

const OWNER = 'founder-1';
const storedNames = (): readonly string[] => Object.keys(localStorage).toSorted();

describe('forgetFounderState', () => {
  beforeEach(() => {
    localStorage.clear();
  });

  it('leaves no copy of what the server holds', () => {
    writeStored(STORAGE_KEYS.pitchHistory, 'founder-1', []);
    writeStored(STORAGE_KEYS.dashboardPitchScore, 'founder-1', 61);
    writeStored(FIELD_INSIGHTS_KEY, 'founder-1', {});
    queryClient.setQueryData(['application', 'founder-1'], {});
    forgetFounderState('founder-1');
    expect(localStorage).toHaveLength(0);
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
  });

  it('leaves no form whose text the server keeps', () => {
    const check = buildIdeaCheck();
    const draft = { ...draftOf(check.form), updatedAt: check.createdAt };
    writeStored(STORAGE_KEYS.pitchDraft, OWNER, 'We book dentists');
    writeStored(STORAGE_KEYS.pitchHistory, OWNER, [
      { content: 'We book dentists', overallScore: 61, timestamp: check.createdAt },
    ]);
    writeStored(STORAGE_KEYS.ideaDraft, OWNER, draft);
    writeStored(STORAGE_KEYS.ideaResult, OWNER, check);
    forgetFounderState(OWNER);
    expect(storedNames()).toEqual([]);
  });

  it('keeps what only this browser has, and what is of another founder', () => {
    const journal = draftJournalKey(`${founderJournalsPrefix(OWNER)}application:page`);
    const base = { value: '', version: 0 };
    const answer: DraftEntry = {
      sectionId: 'traction',
      fieldId: 'metrics',
      text: '31 clinics',
      base,
      uncertain: [],
      editedAtMs: 1,
    };
    writeStored(journal, OWNER, [answer]);
    writeStored(STORAGE_KEYS.pitchDraft, OWNER, 'Never analyzed');
    writeStored(INSIGHTS_DRAFT_KEY, 'founder-2', { description: 'Of another', targetUsers: '' });
    writeStored(STORAGE_KEYS.ideaResult, OWNER, buildIdeaCheck());
    forgetFounderState(OWNER);
    expect(storedNames()).toEqual([journal.name, INSIGHTS_DRAFT_KEY.name, STORAGE_KEYS.pitchDraft.name].toSorted());
  });
});
