import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { GoTrueClient } from '@supabase/auth-js';

/** What the specification says of the auth library (sections 5, 8 and 9): a new version of it must still do so. */
describe('the auth library', () => {
  const network = jest.fn<typeof fetch>();
  let client: GoTrueClient;

  beforeEach(() => {
    network.mockReset();
    client = new GoTrueClient({
      url: 'http://localhost:3000/auth/v1',
      autoRefreshToken: false,
      persistSession: false,
      // The library warns of two clients of one key.
      storageKey: crypto.randomUUID(),
      fetch: network,
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('wants an address or a telephone number, and a password, before it asks the server', async () => {
    const incomplete = { password: 'a long enough password' } as Parameters<GoTrueClient['signUp']>[0];
    for (const { error } of [await client.signInWithPassword(incomplete), await client.signUp(incomplete)]) {
      expect(error).toMatchObject({
        status: 400,
        message: 'You must provide either an email or phone number and a password',
      });
    }
    expect(network).not.toHaveBeenCalled();
  });

  it('says that there is no session where one is needed', async () => {
    expect((await client.getUser()).error).toMatchObject({ status: 400, message: 'Auth session missing!' });
    expect((await client.updateUser({ data: {} })).error).toMatchObject({ message: 'Auth session missing!' });
  });

  it('takes no answer without a session for a sign-in', async () => {
    network.mockResolvedValue(Response.json({ user: null }));
    const { error } = await client.signInWithPassword({ email: 'ada@example.com', password: 'a long password' });
    expect(error).toMatchObject({ status: 500, message: 'Auth session or user missing' });
  });

  it.each([
    ['wrong credentials', { code: 'invalid_credentials', message: 'Invalid login credentials' }, {}],
    [
      'a weak password',
      { code: 'weak_password', message: 'Password is too short', weak_password: { reasons: ['length'] } },
      { reasons: ['length'] },
    ],
  ])('hands over what the server says of %s', async (_, refusal, details) => {
    network.mockResolvedValue(
      Response.json({ ...refusal, error_code: refusal.code, msg: refusal.message }, { status: 400 }),
    );
    const { error } = await client.signInWithPassword({ email: 'ada@example.com', password: 'x' });
    expect(error).toMatchObject({ status: 400, code: refusal.code, message: refusal.message, ...details });
  });

  it.each([502, 503, 504])('calls a failure with status %i one to try again', async (status) => {
    network.mockResolvedValue(new Response('', { status }));
    const { error } = await client.signInWithPassword({ email: 'ada@example.com', password: 'x' });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status });
  });

  it('calls a lost network a failure to try again', async () => {
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const { error } = await client.signInWithPassword({ email: 'ada@example.com', password: 'x' });
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError' });
  });

  it('tries a refresh again after 200 ms, then after twice as long each time, for half a minute', async () => {
    jest.useFakeTimers();
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    const sentAtMs: number[] = [];
    network.mockImplementation(() => {
      sentAtMs.push(Date.now());
      return Promise.reject(new TypeError('Failed to fetch'));
    });
    const refreshing = client.refreshSession({ refresh_token: 'token' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect((await refreshing).error).toMatchObject({ name: 'AuthRetryableFetchError' });
    const waits = sentAtMs.slice(1).map((at, index) => at - (sentAtMs[index] ?? 0));
    expect(waits).toEqual(waits.map((_, index) => 200 * 2 ** index));
    expect(waits.length).toBeGreaterThan(4);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(30_000);
  });
});
