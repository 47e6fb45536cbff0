import { describe, expect, it, jest } from '@jest/globals';
import { ApiError } from '../api-client/api-error.js';
import { queryClient } from './query-client.js';

const MESSAGE_WITHIN_MS = 2_000;

describe('queryClient', () => {
  it('tries again so soon that a founder reads within two seconds what is wrong', async () => {
    jest.useFakeTimers();
    const queryFn = jest.fn(() => Promise.reject(new ApiError({ status: 500, code: 'unexpected_failure' })));
    const outcome = queryClient.fetchQuery({
      ...queryClient.getDefaultOptions().queries,
      queryKey: ['fails'],
      queryFn,
      retry: queryClient.getDefaultOptions().queries?.retry ?? false,
    });
    const failure = outcome.catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(MESSAGE_WITHIN_MS);
    expect(queryClient.getQueryState(['fails'])?.status).toBe('error');
    expect(await failure).toBeInstanceOf(ApiError);
    expect(queryFn).toHaveBeenCalledTimes(3);
    jest.useRealTimers();
    queryClient.clear();
  });
});
