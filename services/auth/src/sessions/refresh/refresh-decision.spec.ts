import { describe, expect, it } from '@jest/globals';
import { decideRefresh, REUSE_WINDOW_MS } from './refresh-decision.js';

const YEAR_MS = 31_536_000_000;
const DAY_MS = 86_400_000;
const ENDLESS = { timeboxMs: undefined, inactivityMs: Infinity };

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
  ] as const)('decides %s', (_, presentedCounter, activeCounter, sinceRefreshMs, decision) => {
    const situation = { presentedCounter, activeCounter, sinceRefreshMs, sinceSignInMs: sinceRefreshMs };
    expect(decideRefresh(situation, ENDLESS)).toBe(decision);
  });

  it.each([
    ['a token that is not of this database, of whatever age', 6, YEAR_MS, YEAR_MS, 'unknown'],
    ['the last moment before idleness ends a session', 5, DAY_MS, DAY_MS, 'rotate'],
    ['a session that was idle for too long', 5, DAY_MS + 1, DAY_MS + 1, 'expire'],
    ['the parent in a session that was idle for too long', 4, DAY_MS + 1, DAY_MS + 1, 'expire'],
    ['a busy session at its timebox', 5, 0, 7 * DAY_MS, 'rotate'],
    ['a busy session past its timebox', 5, 0, 7 * DAY_MS + 1, 'expire'],
  ] as const)('ends sessions by their limits: %s', (_, presentedCounter, sinceRefreshMs, sinceSignInMs, decision) => {
    const situation = { presentedCounter, activeCounter: 5, sinceRefreshMs, sinceSignInMs };
    expect(decideRefresh(situation, { timeboxMs: 7 * DAY_MS, inactivityMs: DAY_MS })).toBe(decision);
  });
});
