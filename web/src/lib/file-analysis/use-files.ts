import { useInfiniteQuery } from '@tanstack/react-query';
import { createAtom, useSelector } from '@tanstack/react-store';
import { itemsOf } from '../analysis/analysis-history.query.js';
import type { ListedFile, ListedFileKind } from './file-kind.js';
import { fileListQuery } from './file-list.query.js';

/** Files of any kind whose deletion was decided and can still be undone. */
export const filesBeingDeleted = createAtom<ReadonlySet<string>>(new Set<string>());

/** While something is being analysed that this page may not be watching. */
const LOOK_EVERY_MS = 15_000;

export interface ListedFiles<Summary extends ListedFile> {
  /** Newest first, as far as loaded. */
  readonly files: readonly Summary[];
  readonly query: {
    readonly isPending: boolean;
    readonly isError: boolean;
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
    readonly refetch: () => Promise<unknown>;
  };
}

/** A founder's files of a kind but those that are being deleted. */
export function useFiles<Summary extends ListedFile>(
  kind: ListedFileKind<Summary>,
  ownerId: string,
): ListedFiles<Summary> {
  const query = useInfiniteQuery({
    ...fileListQuery(kind, ownerId),
    refetchInterval: ({ state }) =>
      itemsOf(state.data?.pages).some(({ status }) => status === 'processing') ? LOOK_EVERY_MS : false,
  });
  const hidden = useSelector(filesBeingDeleted);
  return { files: itemsOf(query.data?.pages).filter(({ id }) => !hidden.has(id)), query };
}
