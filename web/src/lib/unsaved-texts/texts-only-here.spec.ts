import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { buildIdeaCheck } from '../../testing/factories/idea-check.factory.js';
import { buildInsights } from '../../testing/factories/section-insights.factory.js';
import { INDUSTRY_INSIGHTS_KEY, INSIGHTS_DRAFT_KEY } from '../browser-storage/industry-insights.schema.js';
import { draftJournalKey, founderJournalsPrefix, STORAGE_KEYS } from '../browser-storage/storage-keys.js';
import { writeStored } from '../browser-storage/stored-value.js';
import { draftOf } from '../idea-check/idea-draft.js';
import { followUnsavedAnswers } from './unsaved-answers.js';
import { textsOnlyHere } from './texts-only-here.js';

const OWNER = 'founder-1';
const NOW = '2026-11-20T10:00:00.000Z';
const PITCH = { content: 'We book dentists', overallScore: 61, timestamp: NOW };
const journalOf = (pageId: string, owner = OWNER) =>
  draftJournalKey(`${founderJournalsPrefix(owner)}application:${pageId}`);
const answer = (fieldId: 'metrics' | 'first-users') => ({
  sectionId: 'traction' as const,
  fieldId,
  text: '31 clinics',
  base: { value: '', version: 0 },
  uncertain: [],
  editedAtMs: 1,
});

describe('what only this browser has', () => {
  beforeEach(() => {
    window.localStorage.clear();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('is nothing where nothing was written', () => {
    writeStored(STORAGE_KEYS.pitchDraft, OWNER, ' ');
    writeStored(INSIGHTS_DRAFT_KEY, OWNER, { description: '', targetUsers: ' ' });
    expect(textsOnlyHere(OWNER)).toEqual({ answerCount: 0, forms: [], names: [] });
  });

  it('counts an answer once, in however many pages it is unsaved', () => {
    writeStored(journalOf('first'), OWNER, [answer('metrics'), answer('first-users')]);
    writeStored(journalOf('second'), OWNER, [answer('metrics')]);
    writeStored(journalOf('other', 'founder-2'), 'founder-2', [answer('metrics')]);
    expect(textsOnlyHere(OWNER)).toEqual({
      answerCount: 2,
      forms: [],
      names: [journalOf('first').name, journalOf('second').name],
    });
  });

  it('holds answers that the browser did not take into a journal', () => {
    const stop = followUnsavedAnswers(OWNER, {
      flush: () => Promise.resolve(),
      snapshot: () => ({ unsavedKeys: ['traction-metrics'] }),
    });
    expect(textsOnlyHere(OWNER).answerCount).toBe(1);
    stop();
    expect(textsOnlyHere(OWNER).answerCount).toBe(0);
  });

  it('keeps a journal that cannot be read, and mentions it', () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.localStorage.setItem(journalOf('first').name, 'not JSON');
    expect(textsOnlyHere(OWNER)).toEqual({ answerCount: 1, forms: [], names: [journalOf('first').name] });
  });

  it('is a pitch that differs from all that were analyzed', () => {
    writeStored(STORAGE_KEYS.pitchHistory, OWNER, [PITCH]);
    writeStored(STORAGE_KEYS.pitchDraft, OWNER, `${PITCH.content} `);
    expect(textsOnlyHere(OWNER).forms).toEqual([]);
    writeStored(STORAGE_KEYS.pitchDraft, OWNER, `${PITCH.content} in Spain`);
    expect(textsOnlyHere(OWNER)).toMatchObject({ forms: ['pitch'], names: [STORAGE_KEYS.pitchDraft.name] });
  });

  it('is an idea that differs from the one that was checked', () => {
    const check = buildIdeaCheck();
    const draft = { ...draftOf(check.form), updatedAt: NOW };
    writeStored(STORAGE_KEYS.ideaDraft, OWNER, draft);
    expect(textsOnlyHere(OWNER).forms).toEqual(['idea']);
    writeStored(STORAGE_KEYS.ideaResult, OWNER, check);
    expect(textsOnlyHere(OWNER).forms).toEqual([]);
    writeStored(STORAGE_KEYS.ideaDraft, OWNER, { ...draft, problem: 'Another one' });
    expect(textsOnlyHere(OWNER).forms).toEqual(['idea']);
  });

  it.each([
    ['that no insights were made of', null, true],
    ['whose insights the server does not have', { updatedAt: null, targetUsers: 'Dentists' }, true],
    ['that was changed since', { updatedAt: NOW, targetUsers: 'Vets' }, true],
    ['whose insights the server has', { updatedAt: NOW, targetUsers: 'Dentists' }, false],
  ])('judges a startup %s', (_, made, isUnsent) => {
    const startupDescription = 'We book appointments';
    writeStored(INSIGHTS_DRAFT_KEY, OWNER, { description: startupDescription, targetUsers: 'Dentists' });
    if (made !== null) {
      writeStored(INDUSTRY_INSIGHTS_KEY, OWNER, {
        analysisData: { trends: buildInsights('trends') },
        startupDescription,
        userContextHash: 'hash',
        timestamp: NOW,
        ...made,
      });
    }
    expect(textsOnlyHere(OWNER).forms).toEqual(isUnsent ? ['startup'] : []);
  });
});
