import { FILE_NAME_MAX_CHARS } from '@playbook/contracts/files/file-limits';
import type { FileParts, FileUpload } from '@playbook/contracts/files/file-upload.schema';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../api-client/request.js';
import { beginningOf } from './beginning-of.js';
import type { AnyUploadKind, ChosenFile, UploadKind } from './upload-kind.js';

/** The end of a name says more than its middle, but cutting it in two could cut a letter, too. */
const shortened = (name: string): string =>
  name.length <= FILE_NAME_MAX_CHARS ? name : name.slice(-FILE_NAME_MAX_CHARS).toWellFormed();

/** @throws ApiError `over_allowance`, `validation_failed` and as `request` does; UnreadableFileError */
export async function beginUpload<Chosen extends ChosenFile>(
  { routes, detailsOf }: Pick<UploadKind<Chosen, unknown>, 'routes' | 'detailsOf'>,
  chosen: Chosen,
  signal: AbortSignal,
): Promise<FileUpload> {
  const { file } = chosen;
  const body = {
    fileName: shortened(file.name),
    fileSizeBytes: file.size,
    beginning: btoa(String.fromCharCode(...(await beginningOf(file)))),
    ...detailsOf(chosen),
  };
  return request(routes.begin, { body, signal });
}

export const getUpload = ({ routes }: AnyUploadKind, id: string, signal: AbortSignal): Promise<FileUpload> =>
  request(routes.get, { params: { id }, signal });

/** Addresses of parts, for a quarter of an hour. */
export const signParts = (
  { routes }: AnyUploadKind,
  id: string,
  partNumbers: readonly number[],
  signal: AbortSignal,
): Promise<FileParts> => request(routes.sign, { params: { id }, body: { partNumbers }, signal });

/** @throws ApiError `conflict` while parts are missing, `validation_failed` for another kind of file, and as `request` does */
export const completeUpload = <Stored>(
  { routes }: Pick<UploadKind<never, Stored>, 'routes'>,
  id: string,
  signal: AbortSignal,
): Promise<Stored> => request(routes.complete, { params: { id }, signal });

/** Once more does no harm. */
export const cancelUpload = async ({ routes }: AnyUploadKind, id: string): Promise<void> => {
  await request(routes.cancel, { params: { id } });
};

/** The upload that this browser began and that has not ended; an error where the server has given it up. */
export const unfinishedUploadQuery = (kind: AnyUploadKind, ownerId: string, id: string) =>
  queryOptions({
    queryKey: [kind.name, ownerId, id],
    queryFn: ({ signal }) => getUpload(kind, id, signal),
    staleTime: 0,
  });
