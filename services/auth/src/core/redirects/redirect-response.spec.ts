import { describe, expect, it } from '@jest/globals';
import { providerRefusal, toRedirectError } from '../../oauth/provider/provider-refusal.js';
import { codeRedirect, errorRedirect } from './redirect-response.js';

describe('the address that a sign-in ends at', () => {
  it('keeps the query as it was written', () => {
    expect(codeRedirect('https://app.example/auth?a=1%202&b', 'code')).toBe(
      'https://app.example/auth?a=1%202&b&code=code',
    );
    expect(codeRedirect('https://app.example/auth', 'c/d')).toBe('https://app.example/auth?code=c%2Fd');
  });

  it('tells an error in the query and in the fragment', () => {
    const url = new URL(
      errorRedirect('https://app.example/auth?a=1', { error: 'access_denied', description: 'no & never' }),
    );
    expect(url.search).toBe('?a=1&error=access_denied&error_description=no+%26+never');
    expect(url.hash).toBe('#error=access_denied&error_description=no+%26+never');
  });
});

describe('errors of a provider', () => {
  it('are passed on within bounds', () => {
    expect(providerRefusal('access_denied', 'x'.repeat(1_000)).description).toHaveLength(300);
    expect(providerRefusal('<script>', undefined).error).toBe('server_error');
  });

  it('of any unknown kind tell nothing of themselves', () => {
    const fault = toRedirectError(new Error('password of the database'));
    expect(fault).toMatchObject({ error: 'server_error', code: 'unexpected_failure' });
    expect(JSON.stringify(fault)).not.toContain('database');
  });
});
