import { Button, Skeleton } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { Notice } from '../../../components/ui/notice.js';
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

const MESSAGE = 'Failed to load your application data. Please refresh the page.';

interface LoadFailureProps {
  readonly onRetry: () => void;
}

/** The application could not be loaded; nothing is shown that could be taken for it. */
function LoadFailure({ onRetry }: LoadFailureProps): ReactNode {
  useEffect(() => {
    void showToast({ title: 'Error', message: MESSAGE, tone: 'failure' });
  }, []);
  return (
    <Notice tone="failure" icon={IconPlugConnectedX} title="Your application could not be loaded">
      <p>It is safe on the server, and what was not saved yet is kept in this browser.</p>
      <Button size="xs" variant="default" onClick={onRetry}>
        Try again
      </Button>
    </Notice>
  );
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
  // The whole builder is drawn at once when it arrives: deferred, the browser may answer to the founder in between.
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
