import { createAtom } from '@tanstack/react-store';
import {
  type DemoFailureText,
  FILE_REFUSED,
  NO_METADATA,
  NOT_UPLOADED,
  PART_NOT_STORED,
} from '../../../../failures/demo/demo-upload-failures.js';
import { textFor } from '../../../../failures/failure-texts.js';
import { showToast } from '../../../../lib/notify/show-toast.js';
import { queryClient } from '../../../../lib/query-client/query-client.js';
import type { VideoFile } from '../../api/demo-uploads.js';
import { keepDemo } from '../../api/demo.query.js';
import { faultOf } from '../video/check-file.js';
import { readVideo, UnusableVideoError } from '../video/read-video.js';
import { rememberedUpload } from './remembered-upload.js';
import { PartNotSentError } from './send-part.js';
import { giveUpUpload, uploadVideo } from './upload-video.js';

/** A file that was chosen, with what the browser can show of it. */
export interface ChosenVideo extends VideoFile {
  /** A JPEG of the middle; null where the browser cannot show the video. */
  readonly thumbnail: Blob | null;
}

/** Where an upload is. Errors lead back to the step before, and say so. */
export type UploadState =
  | { readonly step: 'empty'; readonly failure: DemoFailureText | null }
  | { readonly step: 'reading'; readonly fileName: string }
  | { readonly step: 'chosen'; readonly video: ChosenVideo; readonly failure: DemoFailureText | null }
  | {
      readonly step: 'uploading';
      readonly video: ChosenVideo;
      readonly sentBytes: number;
      /** The connection is lost and waited for. */
      readonly isWaiting: boolean;
    };

const EMPTY: UploadState = { step: 'empty', failure: null };

/** The upload of this page. It goes on while its founder looks at other screens. */
export const videoUpload = createAtom<UploadState>(EMPTY);

/** Ends what is under way: its result is for nobody. */
let current = new AbortController();
let currentOwnerId = '';

function restart(ownerId: string): AbortSignal {
  current.abort();
  current = new AbortController();
  currentOwnerId = ownerId;
  return current.signal;
}

/** Forgets the upload of another founder, who has signed out of this page. */
export function takeOverUpload(ownerId: string): void {
  if (currentOwnerId === ownerId) return;
  restart(ownerId);
  videoUpload.set(EMPTY);
}

function uploadFailure(error: unknown): DemoFailureText {
  if (error instanceof PartNotSentError) return PART_NOT_STORED;
  if (error instanceof UnusableVideoError) return FILE_REFUSED[error.reason];
  return textFor(NOT_UPLOADED, error);
}

/** Checks a file and reads what the browser can show of it. */
export async function chooseFile(ownerId: string, file: File): Promise<void> {
  const signal = restart(ownerId);
  const show = (state: UploadState): void => {
    if (!signal.aborted) videoUpload.set(state);
  };
  const fault = faultOf(file);
  if (fault !== null) return show({ step: 'empty', failure: FILE_REFUSED[fault] });
  show({ step: 'reading', fileName: file.name });
  try {
    const reading = await readVideo(file);
    show({ step: 'chosen', video: { file, ...reading }, failure: null });
    if (reading.metadata === null) await showToast(NO_METADATA);
  } catch (error) {
    const reason = error instanceof UnusableVideoError ? error.reason : 'unreadable';
    show({ step: 'empty', failure: FILE_REFUSED[reason] });
  }
}

/** Uploads the chosen file, from where it stopped where a part of it has arrived before. */
export async function startUpload(ownerId: string): Promise<void> {
  const state = videoUpload.get();
  if (state.step !== 'chosen') return;
  const { video } = state;
  const signal = restart(ownerId);
  const show = (change: { readonly sentBytes: number } | { readonly isWaiting: boolean }): void => {
    const known = videoUpload.get();
    if (!signal.aborted && known.step === 'uploading') videoUpload.set({ ...known, ...change });
  };
  videoUpload.set({ step: 'uploading', video, sentBytes: 0, isWaiting: false });
  try {
    const demo = await uploadVideo(ownerId, video, {
      signal,
      onProgress: (sentBytes) => show({ sentBytes }),
      onWaiting: (isWaiting) => show({ isWaiting }),
    });
    if (signal.aborted) return;
    await keepDemo(queryClient, ownerId, demo);
    videoUpload.set(EMPTY);
    await showToast({ title: 'Upload Complete', message: 'Your demo video is ready for analysis', tone: 'success' });
  } catch (error) {
    if (!signal.aborted) videoUpload.set({ step: 'chosen', video, failure: uploadFailure(error) });
  }
}

/** Stops the upload for good. The file stays chosen. */
export async function stopUpload(ownerId: string): Promise<void> {
  const state = videoUpload.get();
  restart(ownerId);
  if (state.step === 'uploading') videoUpload.set({ step: 'chosen', video: state.video, failure: null });
  const remembered = rememberedUpload(ownerId);
  if (remembered !== null) await giveUpUpload(remembered.id);
}

/** Back to the empty zone. What has arrived of the file stays remembered, so that it can go on. */
export function discardFile(ownerId: string): void {
  restart(ownerId);
  videoUpload.set(EMPTY);
}
