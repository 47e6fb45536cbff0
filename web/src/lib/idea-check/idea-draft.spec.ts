import { describe, expect, it } from '@jest/globals';
import { STORAGE_KEYS } from '../browser-storage/storage-keys.js';
import { readStored, writeStored } from '../browser-storage/stored-value.js';
import { draftOf, EMPTY_IDEA_DRAFT, formOf, isBlankDraft, readOlderIdeaDraft } from './idea-draft.js';

const OWNER = 'founder-1';
const KEY = STORAGE_KEYS.ideaDraft;
const put = (value: unknown) => window.localStorage.setItem(KEY.name, JSON.stringify(value));

describe('the stored idea-check form', () => {
  it('reads the older form: one-liner, blank line, description; the problem is empty and the rest is kept', () => {
    put({ oneLiner: 'We book dentists', description: 'By text message.', industry: 'Healthcare', stage: 'mvp' });
    expect(readStored(KEY, OWNER)).toMatchObject({
      ideaBrief: 'We book dentists\n\nBy text message.',
      problem: '',
      targetUser: '',
      industry: 'Healthcare',
      stage: 'mvp',
    });
  });

  it('reads a form that was stored without an envelope', () => {
    put({
      ideaBrief: 'We book dentists',
      problem: 'Empty chairs',
      targetUser: 'Dentists',
      industry: '',
      stage: 'idea',
    });
    expect(readStored(KEY, OWNER)).toMatchObject({
      ideaBrief: 'We book dentists',
      problem: 'Empty chairs',
      targetUser: '',
    });
  });

  it('keeps a brief that is longer than the limit, for its founder to shorten', () => {
    put({ oneLiner: 'a'.repeat(500), description: 'b'.repeat(600) });
    expect(readStored(KEY, OWNER)?.ideaBrief).toHaveLength(1_102);
  });

  it.each([null, 'text', 7, [], {}, { oneLiner: null, stage: 7 }])(
    'is nothing in %j without anything written',
    (value) => {
      const draft = readOlderIdeaDraft(value);
      expect(draft === null || isBlankDraft(draft)).toBe(true);
    },
  );

  it('belongs to one founder', () => {
    writeStored(KEY, OWNER, { ...EMPTY_IDEA_DRAFT, ideaBrief: 'Mine', updatedAt: '2026-11-20T10:00:00.000Z' });
    expect(readStored(KEY, 'founder-2')).toBeNull();
  });
});

describe('the form as it is sent', () => {
  it("says 'Not specified' for what was not selected, and back", () => {
    const form = formOf(EMPTY_IDEA_DRAFT);
    expect(form).toMatchObject({ targetUser: 'Not specified', industry: 'Not specified', stage: 'idea' });
    const read = { ...EMPTY_IDEA_DRAFT, targetUser: 'Not specified', industry: 'Not specified' } as const;
    expect(draftOf(read)).toEqual(EMPTY_IDEA_DRAFT);
  });
});
