import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import { request } from '../api-client/request.js';
import type { ListedFile, ListedFileKind } from './file-kind.js';

const FIRST_PAGE = null as string | null;

interface FilePage<Summary> {
  readonly items: Summary[];
  readonly nextCursor: string | null;
}

/** A founder's files of a kind, newest first, ten a page. */
export const fileListQuery = <Summary extends ListedFile>(kind: ListedFileKind<Summary>, ownerId: string) =>
  infiniteQueryOptions({
    queryKey: [kind.name, ownerId],
    queryFn: ({ pageParam: cursor, signal }): Promise<FilePage<Summary>> =>
      request(kind.routes.list, { query: cursor === null ? {} : { cursor }, signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.nextCursor,
  });

function withFile<Summary extends ListedFile>(pages: readonly FilePage<Summary>[], file: Summary): FilePage<Summary>[] {
  const isListed = pages.some(({ items }) => items.some(({ id }) => id === file.id));
  return pages.map((page, index) => {
    const items = page.items.map((item) => (item.id === file.id ? file : item));
    return { ...page, items: isListed || index > 0 ? items : [file, ...items] };
  });
}

/** Puts a file as it is now in its place of the list, a new one first. */
export async function placeInList<Summary extends ListedFile>(
  client: QueryClient,
  kind: ListedFileKind<Summary>,
  ownerId: string,
  file: Summary,
): Promise<void> {
  const { queryKey } = fileListQuery(kind, ownerId);
  // A list that is still loading may have the file as it was; it is loaded again.
  await client.cancelQueries({ queryKey });
  const list = client.getQueryData(queryKey);
  if (list === undefined) return client.invalidateQueries({ queryKey });
  client.setQueryData(queryKey, { ...list, pages: withFile(list.pages, kind.summary.parse(file)) });
}
