import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingBlocks } from '../../../components/ui/loading-blocks.js';
import { Page } from '../../../components/ui/page/page.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { INTERVIEWS_NOT_LOADED } from '../../../failures/application/interview-failures.js';
import { itemsOf } from '../../../lib/analysis/analysis-history.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';
import { interviewsQuery } from '../api/interviews.query.js';
import { useMockInterview } from '../hooks/use-mock-interview.js';
import { InterviewHistory } from './interview-history.js';
import { InterviewIntroduction } from './interview-introduction.js';
import { OpenInterview } from './open-interview.js';

const BLOCK_HEIGHTS_PX = [200, 160] as const;

/** Ten minutes of questions, what came of them, and the interviews before. */
export function MockInterviewPage(): ReactNode {
  const { id: ownerId } = useFounder();
  const query = useInfiniteQuery(interviewsQuery(ownerId));
  const { data, isPending, isError, isFetching, refetch } = query;
  const interview = useMockInterview(ownerId);
  const runningId = itemsOf(data?.pages).find(({ endedAt }) => endedAt === null)?.id ?? null;
  const openId = interview.openId ?? runningId;
  if (data === undefined) {
    return (
      <Page page="mockInterview">
        {isPending && <LoadingBlocks heightsPx={BLOCK_HEIGHTS_PX} />}
        {isError && (
          <RetryNotice {...INTERVIEWS_NOT_LOADED} isUrgent isLoading={isFetching} onRetry={() => void refetch()} />
        )}
      </Page>
    );
  }
  return (
    <Page page="mockInterview">
      {openId === null ? (
        <InterviewIntroduction isStarting={interview.act === 'starting'} onStart={() => void interview.start()} />
      ) : (
        <OpenInterview
          key={openId}
          ownerId={ownerId}
          id={openId}
          interview={interview}
          onClose={() => interview.open(null)}
        />
      )}
      {runningId === null && (
        <InterviewHistory
          ownerId={ownerId}
          interviews={itemsOf(data.pages)}
          query={query}
          openId={openId}
          onOpen={interview.open}
        />
      )}
    </Page>
  );
}
