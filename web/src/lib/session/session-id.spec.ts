import { describe, expect, it } from '@jest/globals';
import { sessionIdOf } from './session-id.js';

const ID = '0f8d3b1e-7a52-4f1c-9d7e-2b6a4c5d6e7f';
const tokenOf = (claims: object): string => `e30.${btoa(JSON.stringify(claims))}.c2ln`;

describe('sessionIdOf', () => {
  it('reads the session of an access token', () => {
    expect(sessionIdOf(tokenOf({ sub: 'ada', session_id: ID }))).toBe(ID);
  });

  it.each([
    ['no token', ''],
    ['a token of somebody else', tokenOf({ sub: 'ada' })],
    ['something that is no JSON', 'a.b.c'],
  ])('knows nothing of %s', (_, token) => {
    expect(sessionIdOf(token)).toBeNull();
  });
});
