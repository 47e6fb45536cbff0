import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingBlocks } from '../../../components/ui/loading-blocks.js';
import { RetryNotice } from '../../../components/ui/retry-notice.js';
import { INTERVIEW_NOT_LOADED } from '../../../failures/application/interview-failures.js';
import { interviewQuery } from '../api/interview.query.js';
import type { MockInterview } from '../hooks/use-mock-interview.js';
import { EndedInterview } from './debrief/ended-interview.js';
import { RunningInterview } from './running/running-interview.js';

interface OpenInterviewProps {
  readonly ownerId: string;
  readonly id: string;
  readonly interview: MockInterview;
  readonly onClose: () => void;
}

const BLOCK_HEIGHTS_PX = [260] as const;

/** One interview: under way, or what came of it. */
export function OpenInterview({ ownerId, id, interview, onClose }: OpenInterviewProps): ReactNode {
  const { data, isPending, isError, isFetching, refetch } = useQuery(interviewQuery(ownerId, id));
  if (isPending) return <LoadingBlocks heightsPx={BLOCK_HEIGHTS_PX} />;
  if (isError || data === undefined) {
    return <RetryNotice {...INTERVIEW_NOT_LOADED} isUrgent isLoading={isFetching} onRetry={() => void refetch()} />;
  }
  if (data.endedAt !== null) return <EndedInterview interview={data} onClose={onClose} />;
  return <RunningInterview ownerId={ownerId} interview={data} acts={interview} />;
}
