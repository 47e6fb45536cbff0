import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { checksOf, ideaHistoryQuery } from '../../../lib/idea-history/idea-history.query.js';
import { scoredOnly } from '../../../lib/pitch-history/scored-attempts.js';
import { ideaCheckQuery } from '../api/get-idea-check.js';
import type { PreviousCheck } from '../lib/previous-check.js';
import type { ShownIdeaCheck } from '../lib/shown-idea-check.js';

/** The scored check before the shown one; null while there is none, or it is not loaded. */
export function usePreviousCheck(ownerId: string, shown: ShownIdeaCheck | null): PreviousCheck | null {
  const history = useInfiniteQuery(ideaHistoryQuery(ownerId));
  const scored = scoredOnly(checksOf(history.data?.pages));
  const place = scored.findIndex(({ id }) => id === shown?.stored?.id);
  const previousId = place === -1 ? undefined : scored[place + 1]?.id;
  const { data } = useQuery({ ...ideaCheckQuery(ownerId, previousId ?? ''), enabled: previousId !== undefined });
  return previousId === undefined ? null : (data ?? null);
}
