import type { ReceivedComment } from '@playbook/contracts/sharing/share-comment.schema';
import { useInfiniteQuery, useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { itemsOf } from '../analysis/analysis-history.query.js';
import { shareCommentsQuery } from './share-comments.query.js';
import { shareLinksQuery } from './share-links.query.js';

/** Comments of readers with the list that they come from. */
export interface ReceivedComments {
  readonly comments: readonly ReceivedComment[];
  readonly query: UseInfiniteQueryResult;
  /** Whether there may be any. */
  readonly isWanted: boolean;
}

/** Comments of readers, the newest first; a founder who has never shared anything has none, and nothing is asked for then. */
export function useReceivedComments(ownerId: string): ReceivedComments {
  const links = useQuery(shareLinksQuery(ownerId)).data ?? [];
  const isWanted = links.some(({ scope, comments }) => scope === 'comment' || comments > 0);
  const query = useInfiniteQuery({ ...shareCommentsQuery(ownerId), enabled: isWanted });
  return { comments: itemsOf(query.data?.pages), query, isWanted };
}
