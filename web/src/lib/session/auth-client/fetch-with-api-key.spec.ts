import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';

const answer = (apiKey: string | null): Response =>
  new Response(JSON.stringify({ isTelemetryEnabled: false, isDevelopmentSignIn: false, apiKey }));

describe('fetching for the auth library', () => {
  const before = globalThis.fetch;
  const network = jest.fn<typeof fetch>();
  let fetchWithApiKey: typeof fetch;

  beforeEach(async () => {
    jest.resetModules();
    network.mockReset();
    globalThis.fetch = network;
    ({ fetchWithApiKey } = await import('./fetch-with-api-key.js'));
  });
  afterEach(() => {
    globalThis.fetch = before;
  });

  const sentHeaders = (call: number): Headers => new Headers(network.mock.calls[call]?.[1]?.headers);

  it('adds the key that the gateway asks for, and asks for it once', async () => {
    network.mockResolvedValueOnce(answer('a key')).mockResolvedValue(new Response());
    await fetchWithApiKey('/auth/v1/user', { headers: { authorization: 'Bearer token' } });
    await fetchWithApiKey('/auth/v1/user');
    expect(network.mock.calls.map(([address]) => address)).toEqual([
      '/rest/v1/web-config',
      '/auth/v1/user',
      '/auth/v1/user',
    ]);
    expect(sentHeaders(1).get('authorization')).toBe('Bearer token');
    expect([1, 2].map((call) => sentHeaders(call).get('apikey'))).toEqual(['a key', 'a key']);
  });

  it('adds nothing where the gateway asks for none', async () => {
    network.mockResolvedValueOnce(answer(null)).mockResolvedValue(new Response());
    await fetchWithApiKey('/auth/v1/user');
    expect(sentHeaders(1).has('apikey')).toBe(false);
  });

  it('fails while the gateway does not answer, and tries again the next time', async () => {
    network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(fetchWithApiKey('/auth/v1/user')).rejects.toThrow('Failed to fetch');
    network.mockResolvedValueOnce(answer('a key')).mockResolvedValue(new Response());
    await fetchWithApiKey('/auth/v1/user');
    expect(sentHeaders(2).get('apikey')).toBe('a key');
  });
});
