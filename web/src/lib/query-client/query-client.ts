import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-client/api-error.js';

const MAX_RETRIES = 2;
/** Short, so that a founder reads within two seconds what is wrong. What is away comes back through `refetchWhenConnected`. */
const FIRST_RETRY_DELAY_MS = 300;
const FRESH_MS = 30_000;

/** The cache of server state of this page. Only failures that may pass are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < MAX_RETRIES && error instanceof ApiError && error.isTransient,
      retryDelay: (failures) => FIRST_RETRY_DELAY_MS * 2 ** failures,
    },
  },
});
