import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { STORAGE_KEYS } from './storage-keys.js';
import { readStored, removeAllOf, writeStored } from './stored-value.js';

const OWNER = 'founder-1';
const KEY = STORAGE_KEYS.pitchHistory;
const ENTRY = { content: 'We book dentists', overallScore: 61, timestamp: '2026-11-20T10:00:00.000Z' };

describe('stored values', () => {
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('gives back what was stored', () => {
    writeStored(KEY, OWNER, [ENTRY]);
    expect(readStored(KEY, OWNER)).toEqual([ENTRY]);
  });

  it('gives nothing of another founder who used this browser', () => {
    writeStored(KEY, OWNER, [ENTRY]);
    expect(readStored(KEY, 'founder-2')).toBeNull();
  });

  it.each([
    ['text that is not JSON', '{"version":1,'],
    ['a value without an envelope', JSON.stringify([ENTRY])],
    ['another version', JSON.stringify({ version: 99, ownerId: OWNER, value: [ENTRY] })],
    ['a score out of range', JSON.stringify({ version: 1, ownerId: OWNER, value: [{ ...ENTRY, overallScore: 999 }] })],
    ['a missing field', JSON.stringify({ version: 1, ownerId: OWNER, value: [{ content: 'x' }] })],
    ['null', 'null'],
  ])('ignores %s and says so without the content', (_, text) => {
    window.localStorage.setItem(KEY.name, text);
    expect(readStored(KEY, OWNER)).toBeNull();
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining(KEY.name));
    expect(console.warn).not.toHaveBeenCalledWith(expect.stringContaining('dentists'));
  });

  it('forgets all that belongs to one founder, and nothing else', () => {
    writeStored(KEY, OWNER, [ENTRY]);
    writeStored(STORAGE_KEYS.pitchDraft, 'founder-2', 'Mine');
    window.localStorage.setItem('of-somebody-else', 'not JSON');
    removeAllOf(OWNER);
    expect(Object.keys(window.localStorage).toSorted()).toEqual(['of-somebody-else', STORAGE_KEYS.pitchDraft.name]);
  });

  it('goes on without storage when the browser has no room', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeStored(KEY, OWNER, [ENTRY])).not.toThrow();
  });
});
