import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { shareCommentsQuery } from './share-comments.query.js';
import { shareLinksQuery } from './share-links.query.js';
import { useReceivedComments } from './use-received-comments.js';
import { watchComments } from './watch-comments.js';

/** Keeps the comments of a page up to date while it is open. One page has one watch. */
export function useCommentWatch(ownerId: string): void {
  const client = useQueryClient();
  const { isWanted } = useReceivedComments(ownerId);
  useEffect(() => {
    if (!isWanted) return undefined;
    const end = new AbortController();
    const onChange = (): void => {
      void client.invalidateQueries({ queryKey: shareCommentsQuery(ownerId).queryKey });
      void client.invalidateQueries({ queryKey: shareLinksQuery(ownerId).queryKey });
    };
    watchComments(end.signal, onChange).catch((error: unknown) => {
      if (!end.signal.aborted) console.warn('Comments are no longer watched; the next visit shows them', error);
    });
    return () => end.abort();
  }, [client, ownerId, isWanted]);
}
