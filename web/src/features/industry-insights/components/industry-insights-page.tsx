import { Button, Skeleton } from '@mantine/core';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.js';
import { usePageTitle } from '../../../components/ui/use-page-title.js';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import styles from './industry-insights-page.module.css';
import { InsightsWorkspace } from './insights-workspace.js';

/** What is known of the market around the founder's concept, section by section. */
export function IndustryInsightsPage(): ReactNode {
  usePageTitle('Industry Insights');
  const founder = useFounder();
  const { data: ideaCheck = null, isPending, isError, refetch } = useQuery(userIdeaCheckQuery(founder.id));

  return (
    <div className={styles.page}>
      <div>
        <h1>Industry Insights</h1>
        <p className={styles.lead}>
          Market, customers, money, rivals, changes and risks: with the source of every figure.
        </p>
      </div>
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
