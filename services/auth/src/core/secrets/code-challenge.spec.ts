import { describe, expect, it } from '@jest/globals';
import { matchesChallenge } from './code-challenge.js';

/** RFC 7636, appendix B. */
const VERIFIER = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const CHALLENGE = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('code challenges', () => {
  it('take the verifier they were made from', () => {
    expect(matchesChallenge(VERIFIER, CHALLENGE, 's256')).toBe(true);
    expect(matchesChallenge(VERIFIER, VERIFIER, 'plain')).toBe(true);
  });

  it.each([
    ['another verifier', `${VERIFIER.slice(0, -1)}X`, CHALLENGE, 's256'],
    ['the challenge itself', CHALLENGE, CHALLENGE, 's256'],
    ['a plain verifier of another length', `${VERIFIER}x`, VERIFIER, 'plain'],
    ['nothing', '', CHALLENGE, 's256'],
  ] as const)('refuse %s', (_, verifier, challenge, method) => {
    expect(matchesChallenge(verifier, challenge, method)).toBe(false);
  });
});
