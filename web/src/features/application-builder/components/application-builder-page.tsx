import { Skeleton } from '@mantine/core';
import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import {
  APPLICATION_NOT_LOADED,
  APPLICATION_NOT_LOADED_TOAST,
} from '../../../failures/application/application-failures.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { PageHead } from '../../../components/ui/page/page-head.js';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { showToast } from '../../../lib/notify/show-toast.js';
import { analysisHistoryQuery } from '../../../lib/analysis/analysis-history.query.js';
import { PITCH_HISTORY } from '../../../lib/analysis/history-kinds.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { DraftsContext } from '../hooks/use-drafts.js';
import { useApplication } from '../hooks/use-application.js';
import styles from './application-builder-page.module.css';
import { Builder } from './builder.js';

interface LoadFailureProps {
  readonly onRetry: () => void;
}

function LoadFailure({ onRetry }: LoadFailureProps): ReactNode {
  useEffect(() => {
    void showToast(APPLICATION_NOT_LOADED_TOAST);
  }, []);
  return <RetryNotice {...APPLICATION_NOT_LOADED} onRetry={onRetry} />;
}

/** The builder while the application loads. */
function BuilderSkeleton(): ReactNode {
  return (
    <>
      <span role="status" className="visually-hidden">
        Loading...
      </span>
      <Skeleton height={190} radius="md" />
      <Skeleton height={56} radius="md" />
      <Skeleton height={260} radius="md" />
      <Skeleton height={260} radius="md" />
    </>
  );
}

/** Where a founder writes the application, step by step, with feedback on each answer. */
export function ApplicationBuilderPage(): ReactNode {
  const { id: founderId } = useFounder();
  // With the application and not after it: what the banners say would push the builder down under the founder's eyes.
  usePrefetchInfiniteQuery(analysisHistoryQuery(PITCH_HISTORY, founderId));
  usePrefetchQuery(userIdeaCheckQuery(founderId));
  // The whole builder is drawn at once when it arrives: deferred, the browser may react to the founder in between.
  const loaded = useDeferredValue(useApplication());
  return (
    <div className={styles.page}>
      <PageHead page="applicationBuilder" />
      {loaded.state === 'loading' && <BuilderSkeleton />}
      {loaded.state === 'failed' && <LoadFailure onRetry={loaded.retry} />}
      {loaded.state === 'ready' && (
        <DraftsContext value={loaded.drafts}>
          <Builder status={loaded.application.status} />
        </DraftsContext>
      )}
    </div>
  );
}
