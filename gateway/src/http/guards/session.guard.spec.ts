import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startTestGateway, type TestGateway } from '../../../test/gateway.fixture.js';

/** Both live in this process, and each knows other keys. */
let one: TestGateway;
let other: TestGateway;
beforeEach(async () => {
  one = await startTestGateway();
  other = await startTestGateway();
});
afterEach(async () => {
  await one.stop();
  await other.stop();
});

const CODES = { 403: 'bad_jwt', 503: 'passed' } as const;

/** Whether a gateway lets a token pass; behind its guards nobody serves the call. */
async function judge(gateway: TestGateway, authorization: string): Promise<string> {
  const { status } = await fetch(`${gateway.url}/auth/v1/user`, { headers: { authorization } });
  return CODES[status as keyof typeof CODES] ?? String(status);
}

describe('the session guard', () => {
  it('judges by the keys of its own gateway, although Passport keeps one strategy for the process', async () => {
    const token = await one.tokens.issue(randomUUID());
    const tokenOfOther = await other.tokens.issue(randomUUID());
    expect(await judge(one, `Bearer ${token}`)).toBe('passed');
    expect(await judge(one, `Bearer ${tokenOfOther}`)).toBe('bad_jwt');
    expect(await judge(other, `Bearer ${tokenOfOther}`)).toBe('passed');
    expect(await judge(other, `Bearer ${token}`)).toBe('bad_jwt');
  });

  it('takes the scheme in any letter case, and a token without white space only', async () => {
    const token = await one.tokens.issue(randomUUID());
    expect(await judge(one, `bEARER ${token}`)).toBe('passed');
    for (const header of ['', 'Bearer', 'Bearer ', `Bearer ${token} ${token}`, `Basic ${token}`, token]) {
      expect(await judge(one, header)).toBe('401');
    }
  });
});
