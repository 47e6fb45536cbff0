import { describe, expect, it } from '@jest/globals';
import { authorizeQuerySchema } from '@playbook/contracts/auth/auth-wire.schema';
import { passedOnParameters, scopeParameter } from './provider-parameters.js';

const NOTHING = authorizeQuerySchema.parse({});
const passedOn = (query: Record<string, string | string[]>) => passedOnParameters({ ...NOTHING, ...query });

describe('parameters that are passed on to the provider', () => {
  it('are those that are not ours', () => {
    const query = {
      provider: 'google',
      redirect_to: 'x',
      prompt: 'consent',
      login_hint: 'ada@example.com',
      ui: ['a', 'b'],
    };
    expect([...passedOn(query)]).toEqual([
      ['prompt', 'consent'],
      ['login_hint', 'ada@example.com'],
      ['ui', 'a'],
      ['ui', 'b'],
    ]);
  });

  it.each([
    'client_id',
    'client_secret',
    'redirect_uri',
    'response_type',
    'response_mode',
    'state',
    'nonce',
    'scope',
    'code_challenge',
    'code_challenge_method',
    'code_verifier',
    'request',
    'request_uri',
  ])('do not contain %s in any letter case', (name) => {
    for (const spelling of [name, name.toUpperCase(), name[0]?.toUpperCase() + name.slice(1)]) {
      expect([...passedOn({ [spelling]: 'x' })]).toEqual([]);
    }
  });
});

describe('scopes', () => {
  it.each([
    [undefined, 'openid email profile'],
    ['', 'openid email profile'],
    ['calendar email', 'openid email profile calendar'],
    ['a,b, c', 'openid email profile a b c'],
  ])('of %j are %j', (scopes, expected) => {
    expect(scopeParameter(scopes)).toBe(expected);
  });
});
