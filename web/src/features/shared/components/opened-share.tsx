import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingBlocks } from '../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { MantineScope } from '../../../components/ui/theme/mantine-scope.js';
import { SHARE_NOT_LOADED } from '../../../failures/application/sharing-failures.js';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { sharedQuery } from '../api/shared.query.js';
import { secretIn } from '../lib/share-secret.js';
import { GoneShare } from './gone-share.js';
import { SharedReading } from './shared-reading.js';

const BLOCK_HEIGHTS_PX = [80, 160, 160] as const;

interface LoadedProps {
  readonly secret: string;
}

function Loaded({ secret }: LoadedProps): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(sharedQuery(secret));
  if (error instanceof ApiError && error.status === 404) return <GoneShare />;
  if (data !== undefined) return <SharedReading key={secret} secret={secret} share={data} />;
  return (
    <>
      <h1>Shared with you</h1>
      {error === null ? (
        <LoadingBlocks heightsPx={BLOCK_HEIGHTS_PX} />
      ) : (
        <RetryNotice {...SHARE_NOT_LOADED} isUrgent isLoading={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

interface OpenedShareProps {
  /** What stands behind the # of the address. */
  readonly hash: string;
}

/** What a secret opens, with all that is needed to comment on it. */
export function OpenedShare({ hash }: OpenedShareProps): ReactNode {
  const secret = secretIn(hash);
  if (secret === null) return <GoneShare />;
  return (
    <QueryClientProvider client={queryClient}>
      <MantineScope>
        <Loaded secret={secret} />
      </MantineScope>
    </QueryClientProvider>
  );
}
