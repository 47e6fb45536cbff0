import type { DemoAnalysis } from '@playbook/contracts/demos/demo-analysis.schema';
import type { FileUpload } from '@playbook/contracts/files/file-upload.schema';
import { ApiError } from '../../../../lib/api-client/api-error.js';
import { beginUpload, cancelUpload, completeUpload, getUpload, type VideoFile } from '../../api/demo-uploads.js';
import { beginningOf } from '../video/read-video.js';
import { forgetUpload, isSameFile, rememberedUpload, rememberUpload } from './remembered-upload.js';
import { retryWhileLost } from './retry-while-lost.js';
import { type SendHooks, sendFile } from './send-file.js';

const isRefusal = (error: unknown, code: ApiError['code']): boolean => error instanceof ApiError && error.code === code;

/** Removes what an upload left at the server; after a day the server does it by itself. */
export async function giveUpUpload(id: string): Promise<void> {
  forgetUpload();
  await cancelUpload(id).catch((error: unknown) => console.warn('An upload was not given up at the server', error));
}

/** The upload that was begun with this very file; null where there is none, or the server has given it up. */
async function begunUpload(ownerId: string, file: File, { signal }: SendHooks): Promise<FileUpload | null> {
  const remembered = rememberedUpload(ownerId);
  if (remembered === null) return null;
  if (isSameFile(remembered, file)) {
    try {
      return await getUpload(remembered.id, signal);
    } catch (error) {
      if (!isRefusal(error, 'not_found')) throw error;
    }
  }
  await giveUpUpload(remembered.id);
  return null;
}

async function newUpload(ownerId: string, video: VideoFile, { signal }: SendHooks): Promise<FileUpload> {
  const upload = await beginUpload(video, await beginningOf(video.file), signal);
  rememberUpload(ownerId, upload.id, video.file);
  return upload;
}

async function finish(file: File, upload: FileUpload, hooks: SendHooks): Promise<DemoAnalysis> {
  const complete = (): Promise<DemoAnalysis> => retryWhileLost(() => completeUpload(upload.id, hooks.signal), hooks);
  await sendFile(file, upload, hooks);
  try {
    return await complete();
  } catch (error) {
    if (!isRefusal(error, 'conflict')) throw error;
  }
  // A part was acknowledged and is missing all the same.
  await sendFile(file, await getUpload(upload.id, hooks.signal), hooks);
  return complete();
}

/**
 * Uploads a video, and goes on with the parts that are missing where this browser had begun with the same file. What was begun with
 * another file is given up.
 * @throws ApiError, PartNotSentError, UnusableVideoError for a file that cannot be read any more, or the signal's reason
 */
export async function uploadVideo(ownerId: string, video: VideoFile, hooks: SendHooks): Promise<DemoAnalysis> {
  const { file } = video;
  const upload = (await begunUpload(ownerId, file, hooks)) ?? (await newUpload(ownerId, video, hooks));
  try {
    const demo = await finish(file, upload, hooks);
    forgetUpload();
    return demo;
  } catch (error) {
    // The server has removed it, so that there is nothing to go on with.
    if (isRefusal(error, 'validation_failed') || isRefusal(error, 'not_found')) forgetUpload();
    throw error;
  }
}
