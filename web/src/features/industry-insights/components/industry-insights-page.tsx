import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { IDEA_CHECK_NOT_LOADED } from '../../../failures/insights-failures.js';
import { Page } from '../../../components/ui/page/page.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { InsightsWorkspace } from './insights-workspace.js';

/** What is known of the market around the founder's concept, section by section. */
export function IndustryInsightsPage(): ReactNode {
  const founder = useFounder();
  const { data: ideaCheck = null, isPending: isAway, isError, refetch } = useQuery(userIdeaCheckQuery(founder.id));
  // The workspace is much to draw at once: deferred, the browser may react to the founder in between.
  const isPending = useDeferredValue(isAway);

  return (
    <Page page="industryInsights">
      {isError && (
        <RetryNotice {...IDEA_CHECK_NOT_LOADED} tone="warning" label="Retry" onRetry={() => void refetch()} />
      )}
      {isPending ? (
        <Skeleton height="80dvh" radius="md" />
      ) : (
        <InsightsWorkspace ownerId={founder.id} ideaCheck={ideaCheck} isUnknown={isError} />
      )}
    </Page>
  );
}
