import { usePrefetchInfiniteQuery, usePrefetchQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { PageHead } from '../../../components/ui/page-head.js';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { pitchHistoryQuery } from '../../../lib/pitch-history/pitch-history.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { DraftsContext } from '../hooks/drafts-context.js';
import { useApplication } from '../hooks/use-application.js';
import styles from './application-builder-page.module.css';
import { Builder } from './builder.js';
import { BuilderSkeleton } from './builder-skeleton.js';
import { LoadFailure } from './load-failure.js';

/** Where a founder writes the application, step by step, with feedback on each answer. */
export function ApplicationBuilderPage(): ReactNode {
  const { id: founderId } = useFounder();
  // With the application and not after it: what the banners say would push the builder down under the founder's eyes.
  usePrefetchInfiniteQuery(pitchHistoryQuery(founderId));
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
