import { NOT_SPECIFIED } from '@playbook/contracts/analysis/idea-check.schema';
import { IconBulb, IconCircleCheck } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Notice } from '../../../components/ui/notice.js';
import { userIdeaCheckQuery } from '../../../lib/idea-check/user-idea-check.query.js';
import { readCachedPitchHistory } from '../../../lib/pitch-history/pitch-history-cache.js';
import { analysesOf, pitchHistoryQuery } from '../../../lib/pitch-history/pitch-history.query.js';
import { useFounder } from '../../../lib/session/use-founder.js';

/** Whether a pitch of the founder was analysed: as the server has it, else as this browser remembers it. */
function useHasPitch(ownerId: string): boolean {
  const history = useInfiniteQuery(pitchHistoryQuery(ownerId));
  return analysesOf(history.data?.pages).length > 0 || readCachedPitchHistory(ownerId).length > 0;
}

/** What the founder has done elsewhere that helps here. */
export function BuilderBanners(): ReactNode {
  const { id: ownerId } = useFounder();
  const hasPitch = useHasPitch(ownerId);
  const ideaCheck = useQuery(userIdeaCheckQuery(ownerId)).data ?? null;
  const hasContext = ideaCheck !== null && ideaCheck.industry !== NOT_SPECIFIED;
  return (
    <>
      {hasPitch && (
        <Notice tone="success" icon={IconCircleCheck} title="Startup Basics Completed">
          <p>Your pitch is analyzed. Say the same here, with the facts behind it.</p>
        </Notice>
      )}
      {hasContext && (
        <Notice tone="info" icon={IconBulb} title="Smart Suggestions Available">
          <p>Your idea check is known: {ideaCheck.industry}. Answers below offer texts to start from.</p>
        </Notice>
      )}
    </>
  );
}
