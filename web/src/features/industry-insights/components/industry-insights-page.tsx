import { Button, Skeleton } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useDeferredValue } from 'react';
import { PageHead } from '../../../components/ui/page/page-head.js';
import { Notice } from '../../../components/ui/notice.js';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import styles from './industry-insights-page.module.css';
import { InsightsWorkspace } from './insights-workspace.js';

/** What is known of the market around the founder's concept, section by section. */
export function IndustryInsightsPage(): ReactNode {
  const founder = useFounder();
  const { data: ideaCheck = null, isPending: isAway, isError, refetch } = useQuery(userIdeaCheckQuery(founder.id));
  // The workspace is much to draw at once: deferred, the browser may answer to the founder in between.
  const isPending = useDeferredValue(isAway);

  return (
    <div className={styles.page}>
      <PageHead page="industryInsights" />
      {isError && (
        <Notice tone="warning" icon={IconPlugConnectedX} title="Your Idea Check could not be loaded">
          <p>You can describe your startup here instead.</p>
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            Retry
          </Button>
        </Notice>
      )}
      {isPending ? (
        <Skeleton height="80dvh" radius="md" />
      ) : (
        <InsightsWorkspace ownerId={founder.id} ideaCheck={ideaCheck} isUnknown={isError} />
      )}
    </div>
  );
}
