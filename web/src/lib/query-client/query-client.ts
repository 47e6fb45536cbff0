import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-client/api-error.js';

const MAX_RETRIES = 2;
const FRESH_MS = 30_000;

/** The cache of server state of this page. Only failures that may pass are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < MAX_RETRIES && error instanceof ApiError && error.isTransient,
    },
  },
});
