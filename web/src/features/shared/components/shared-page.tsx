import { IconLinkOff } from '@tabler/icons-react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { SkipLink } from '../../../components/layout/skip-link.js';
import { LoadingBlocks } from '../../../components/ui/loading-blocks.js';
import { Logo } from '../../../components/ui/logo.js';
import { Notice } from '../../../components/ui/notice.js';
import { usePageTitle } from '../../../components/ui/page/use-page-title.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { MantineScope } from '../../../components/ui/theme/mantine-scope.js';
import { SHARE_GONE, SHARE_NOT_LOADED } from '../../../failures/application/sharing-failures.js';
import { ApiError } from '../../../lib/api-client/api-error.js';
import { queryClient } from '../../../lib/query-client/query-client.js';
import { sharedQuery } from '../api/shared.query.js';
import { secretIn } from '../lib/share-secret.js';
import { SharedReading } from './shared-reading.js';
import styles from './shared.module.css';

const BLOCK_HEIGHTS_PX = [80, 160, 160] as const;

function Gone(): ReactNode {
  return (
    <>
      <h1>Shared with you</h1>
      <Notice tone="warning" icon={IconLinkOff} title={SHARE_GONE.title} isUrgent>
        <p>{SHARE_GONE.text}</p>
      </Notice>
    </>
  );
}

interface SecretProps {
  readonly secret: string;
}

function Opened({ secret }: SecretProps): ReactNode {
  const { data, error, isFetching, refetch } = useQuery(sharedQuery(secret));
  if (error instanceof ApiError && error.status === 404) return <Gone />;
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

/** Where somebody without an account reads what a founder shares, and comments on it. */
export function SharedPage(): ReactNode {
  usePageTitle('Shared with you');
  const secret = secretIn(useLocation({ select: ({ hash }) => hash }));
  return (
    <QueryClientProvider client={queryClient}>
      <MantineScope>
        <SkipLink />
        <main id="main" tabIndex={-1} className={styles.main}>
          <Logo />
          {secret === null ? <Gone /> : <Opened secret={secret} />}
        </main>
      </MantineScope>
    </QueryClientProvider>
  );
}
