import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { DraftEntry } from '../../../../lib/browser-storage/draft-journal.schema.js';
import { createLocalJournal } from './local-journal.js';

const entry = (text: string): DraftEntry => ({
  sectionId: 'traction',
  fieldId: 'metrics',
  text,
  base: { value: '', version: 0 },
  uncertain: [],
  editedAtMs: 1,
});
const pageOf = (founderId: string, pageId: string) => createLocalJournal(founderId, 'application', pageId);

describe('the journal in local storage', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('keeps the texts of each page apart, for the next pages of the same founder only', () => {
    pageOf('ada', 'first').write([entry('a')]);
    pageOf('ada', 'second').write([entry('b')]);
    pageOf('bob', 'third').write([entry('c')]);
    const others = pageOf('ada', 'fourth').readOthers();
    expect(others.toSorted((a, b) => a.pageId.localeCompare(b.pageId))).toEqual([
      { pageId: 'first', entries: [entry('a')] },
      { pageId: 'second', entries: [entry('b')] },
    ]);
    expect(pageOf('ada', 'first').readOthers()).toHaveLength(1);
    expect(createLocalJournal('ada', 'another application', 'fifth').readOthers()).toEqual([]);
  });

  it('is gone when nothing is unsaved, and when another page took it over', () => {
    const journal = pageOf('ada', 'first');
    journal.write([entry('a')]);
    pageOf('ada', 'second').removeOther('first');
    expect(window.localStorage).toHaveLength(0);
    journal.write([entry('a')]);
    journal.write([]);
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    ['is no JSON', '{"version":1,'],
    ['is of another version of the app', JSON.stringify({ version: 99, ownerId: 'ada', value: [entry('secret')] })],
    ['lacks a part', JSON.stringify({ version: 1, ownerId: 'ada', value: [{ ...entry('secret'), base: null }] })],
    [
      'names a field that is none',
      JSON.stringify({ version: 1, ownerId: 'ada', value: [{ ...entry('secret'), fieldId: 'why-now' }] }),
    ],
  ])('ignores and logs a value that %s, and leaves it alone', (_, text) => {
    window.localStorage.setItem('applicationDrafts:ada:application:first', text);
    pageOf('ada', 'second').write([entry('b')]);
    expect(pageOf('ada', 'third').readOthers()).toEqual([{ pageId: 'second', entries: [entry('b')] }]);
    expect(console.warn).toHaveBeenCalledTimes(1);
    expect(console.warn).not.toHaveBeenCalledWith(expect.stringContaining('secret'));
    expect(window.localStorage).toHaveLength(2);
  });

  it('says when the browser does not keep it, and keeps what it had', () => {
    const journal = pageOf('ada', 'first');
    journal.write([entry('a')]);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(journal.write([entry('ab')])).toBe(false);
    expect(pageOf('ada', 'second').readOthers()).toEqual([{ pageId: 'first', entries: [entry('a')] }]);
  });
});
