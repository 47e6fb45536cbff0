import { describe, expect, it } from '@jest/globals';
import { decideRefresh, REUSE_WINDOW_MS } from './refresh-decision.js';

const YEAR_MS = 31_536_000_000;

describe('the rotation table', () => {
  it.each([
    ['the active token', 5, 5, 0, 'rotate'],
    ['the active token, long unused', 5, 5, YEAR_MS, 'rotate'],
    ['the first token of a session', 0, 0, YEAR_MS, 'rotate'],
    ['the direct parent at once', 4, 5, 0, 'repeat'],
    ['the direct parent at any age', 4, 5, YEAR_MS, 'repeat'],
    ['an older token at once', 3, 5, 0, 'repeat'],
    ['a much older token at the end of the window', 0, 5, REUSE_WINDOW_MS, 'repeat'],
    ['an older token after the window', 3, 5, REUSE_WINDOW_MS + 1, 'revoke'],
    ['a token that this database never issued', 6, 5, 0, 'unknown'],
  ] as const)('answers %s', (_, presentedCounter, activeCounter, sinceRefreshMs, decision) => {
    expect(decideRefresh({ presentedCounter, activeCounter, sinceRefreshMs })).toBe(decision);
  });
});
