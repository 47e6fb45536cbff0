import type { DemoSummary } from '@playbook/contracts/demos/demo-analysis.schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { createAtom, useSelector } from '@tanstack/react-store';
import { itemsOf } from '../../../lib/analysis/analysis-history.query.js';
import { demoListQuery } from '../api/demo-list.query.js';

/** Videos whose deletion was decided and can still be undone. */
export const demosBeingDeleted = createAtom<ReadonlySet<string>>(new Set<string>());

/** While something is being analysed that this page may not be watching. */
const LOOK_EVERY_MS = 15_000;

export interface Demos {
  /** Newest first, as far as loaded. */
  readonly demos: readonly DemoSummary[];
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
    readonly refetch: () => Promise<unknown>;
  };
}

/** A founder's videos but those that are being deleted. */
export function useDemos(ownerId: string): Demos {
  const query = useInfiniteQuery({
    ...demoListQuery(ownerId),
    refetchInterval: ({ state }) =>
      itemsOf(state.data?.pages).some(({ status }) => status === 'processing') ? LOOK_EVERY_MS : false,
  });
  const hidden = useSelector(demosBeingDeleted);
  return { demos: itemsOf(query.data?.pages).filter(({ id }) => !hidden.has(id)), query };
}
