import { describe, expect, it } from '@jest/globals';
import { requireMatchingAccessToken } from './access-token-hash.js';

const signedWith = (alg: string): string => `${Buffer.from(JSON.stringify({ alg })).toString('base64url')}.e30.x`;

/** Access token and hash of OpenID Connect Core, appendix A.3. */
const ACCESS_TOKEN = 'jHkWEdUXMU1BwAsC4vtUsZwnNvTIxEl0z9K3vx5KF0Y';
const AT_HASH = '77QmUPtjPfzWtF2AnpK9RQ';

describe('the hash of an access token', () => {
  it('fits the example of the standard', () => {
    expect(() => requireMatchingAccessToken(ACCESS_TOKEN, signedWith('RS256'), AT_HASH)).not.toThrow();
  });

  it.each([
    ['another access token', 'another', 'RS256', AT_HASH],
    ['another algorithm', ACCESS_TOKEN, 'RS384', AT_HASH],
    ['EdDSA, which has a longer hash', ACCESS_TOKEN, 'EdDSA', AT_HASH],
    ['a hash that is no text', ACCESS_TOKEN, 'RS256', 7],
    ['an empty hash', ACCESS_TOKEN, 'RS256', ''],
  ])('refuses %s', (_name, accessToken, algorithm, hash) => {
    const check = () => requireMatchingAccessToken(accessToken, signedWith(algorithm), hash);
    expect(check).toThrow(expect.objectContaining({ code: 'validation_failed', message: 'Bad ID token' }));
  });

  it('is not missed where the provider signs none', () => {
    expect(() => requireMatchingAccessToken(ACCESS_TOKEN, signedWith('RS256'), undefined)).not.toThrow();
  });
});
