import { describe, expect, it } from '@jest/globals';
import { openProviderTokens, sealProviderTokens } from './provider-tokens.codec.js';

const tokens = { accessToken: 'an access token', refreshToken: 'a refresh token' };

describe('sealed provider tokens', () => {
  it('open with the auth code', () => {
    expect(openProviderTokens(sealProviderTokens(tokens, 'code'), 'code')).toEqual(tokens);
  });

  it('stay closed to any other code and after a change', () => {
    const sealed = sealProviderTokens(tokens, 'code');
    expect(() => openProviderTokens(sealed, 'another')).toThrow(/unable to authenticate/i);
    expect(() => openProviderTokens(`${sealed.slice(0, -4)}AAAA`, 'code')).toThrow(/unable to authenticate/i);
    expect(() => openProviderTokens('', 'code')).toThrow(/tag|iv|vector/i);
  });

  it('differ each time and show nothing', () => {
    const sealed = sealProviderTokens(tokens, 'code');
    expect(sealProviderTokens(tokens, 'code')).not.toBe(sealed);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('token');
  });
});
