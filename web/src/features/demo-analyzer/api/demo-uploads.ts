import type { DemoAnalysis, VideoMetadata } from '@playbook/contracts/demos/demo-analysis.schema';
import { FILE_NAME_MAX_CHARS } from '@playbook/contracts/files/file-limits';
import type { FileUpload } from '@playbook/contracts/files/file-upload.schema';
import {
  beginDemoUploadRoute,
  cancelDemoUploadRoute,
  completeDemoUploadRoute,
  getDemoUploadRoute,
} from '@playbook/contracts/demos/demo-uploads.contract';
import { queryOptions } from '@tanstack/react-query';
import { request } from '../../../lib/api-client/request.js';

/** A file to upload with what the browser read of it. */
export interface VideoFile {
  readonly file: File;
  /** Null where the browser cannot show it. */
  readonly metadata: VideoMetadata | null;
}

/** The end of a name says more than its middle, but cutting it in two could cut a letter, too. */
const shortened = (name: string): string =>
  name.length <= FILE_NAME_MAX_CHARS ? name : name.slice(-FILE_NAME_MAX_CHARS).toWellFormed();

/** @throws ApiError `over_allowance`, `validation_failed` and as `request` does */
export const beginUpload = (
  { file, metadata }: VideoFile,
  beginning: Uint8Array,
  signal: AbortSignal,
): Promise<FileUpload> =>
  request(beginDemoUploadRoute, {
    body: {
      fileName: shortened(file.name),
      fileSizeBytes: file.size,
      beginning: btoa(String.fromCharCode(...beginning)),
      metadata,
    },
    signal,
  });

export const getUpload = (id: string, signal: AbortSignal): Promise<FileUpload> =>
  request(getDemoUploadRoute, { params: { id }, signal });

/** @throws ApiError `conflict` while parts are missing, `validation_failed` for what is no video, and as `request` does */
export const completeUpload = (id: string, signal: AbortSignal): Promise<DemoAnalysis> =>
  request(completeDemoUploadRoute, { params: { id }, signal });

/** Once more does no harm. */
export const cancelUpload = async (id: string): Promise<void> => {
  await request(cancelDemoUploadRoute, { params: { id } });
};

/** The upload that this browser began and that has not ended; an error where the server has given it up. */
export const unfinishedUploadQuery = (ownerId: string, id: string) =>
  queryOptions({
    queryKey: ['demo-upload', ownerId, id],
    queryFn: ({ signal }) => getUpload(id, signal),
    staleTime: 0,
  });
