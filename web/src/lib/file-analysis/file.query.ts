import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';
import type { FileKind, ListedFile } from './file-kind.js';
import { placeInList } from './file-list.query.js';

/** Less than the hour for which the addresses of its pictures are good. */
const FRESH_MS = 1_800_000;

/** One file with what was found in it. */
export const fileQuery = <Summary extends ListedFile, Stored extends Summary>(
  kind: FileKind<Summary, Stored>,
  ownerId: string,
  id: string,
) =>
  queryOptions({
    queryKey: [`${kind.name}-one`, ownerId, id],
    queryFn: ({ signal }): Promise<Stored> => request(kind.routes.get, { params: { id }, signal }),
    staleTime: FRESH_MS,
  });

/** Brings a file as it is now to everything that shows it. */
export async function keepFile<Summary extends ListedFile, Stored extends Summary>(
  client: QueryClient,
  kind: FileKind<Summary, Stored>,
  ownerId: string,
  file: Stored,
): Promise<void> {
  client.setQueryData(fileQuery(kind, ownerId, file.id).queryKey, file);
  await placeInList(client, kind, ownerId, file);
}
