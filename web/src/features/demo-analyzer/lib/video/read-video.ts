import type { VideoMetadata } from '@playbook/contracts/demos/demo-analysis.schema';
import { DEMO_PICTURE_MAX_PX, DEMO_VIDEO_MAX_S } from '@playbook/contracts/demos/demo-limits';
import { beginningOf } from '../../../../lib/file-upload/beginning-of.js';
import { eventOf } from '../../../../lib/file-upload/event-of.js';
import { drawThumbnail } from './draw-thumbnail.js';

/** What the browser can say of a video; null where it cannot show this one, which the server may still analyse. */
export interface VideoReading {
  readonly metadata: VideoMetadata | null;
  /** A JPEG of the middle. */
  readonly thumbnail: Blob | null;
}

/** Why a file is refused before it is uploaded. */
export type UnusableReason = 'unreadable' | 'too-long' | 'picture-too-large';

/** A file that no analysis will come of. */
export class UnusableVideoError extends Error {
  override readonly name = 'UnusableVideoError';

  constructor(
    readonly reason: UnusableReason,
    options?: ErrorOptions,
  ) {
    super(`The file cannot be analyzed: ${reason}`, options);
  }
}

const NO_PREVIEW: VideoReading = { metadata: null, thumbnail: null };
/** For one step, on a slow machine. */
const STEP_TIMEOUT_MS = 15_000;
/** After any end: the browser goes to the last picture, and knows the length by then. */
const BEYOND_THE_END_S = 1e10;
const WEBM_MARK = [0x1a, 0x45, 0xdf, 0xa3];
/** Boxes that a MP4 or MOV file begins with, at its fifth byte. */
const FIRST_BOXES: ReadonlySet<string> = new Set(['ftyp', 'moov', 'mdat', 'free', 'skip', 'wide', 'pnot']);

const isVideo = (bytes: Uint8Array): boolean =>
  WEBM_MARK.every((byte, index) => bytes[index] === byte) ||
  FIRST_BOXES.has(String.fromCharCode(...bytes.subarray(4, 8)));

/** The length in seconds. Some WebM files do not have it at their beginning, and browsers look for it when they go to the end. */
async function durationOf(video: HTMLVideoElement): Promise<number> {
  if (!Number.isFinite(video.duration)) {
    const known = eventOf(video, ['durationchange', 'error'], STEP_TIMEOUT_MS);
    video.currentTime = BEYOND_THE_END_S;
    await known;
  }
  return video.duration;
}

async function readShown(video: HTMLVideoElement): Promise<VideoReading> {
  if ((await eventOf(video, ['loadedmetadata', 'error'], STEP_TIMEOUT_MS)) === 'error') return NO_PREVIEW;
  const { videoWidth: widthPx, videoHeight: heightPx } = video;
  const durationS = await durationOf(video);
  if (durationS > DEMO_VIDEO_MAX_S) throw new UnusableVideoError('too-long');
  // Some browsers open what they cannot decode, and have a picture without a size.
  if (widthPx === 0 || heightPx === 0 || !Number.isFinite(durationS)) return NO_PREVIEW;
  if (Math.max(widthPx, heightPx) > DEMO_PICTURE_MAX_PX) throw new UnusableVideoError('picture-too-large');
  const metadata = { durationS, widthPx, heightPx };
  const there = eventOf(video, ['seeked', 'error'], STEP_TIMEOUT_MS);
  video.currentTime = durationS / 2;
  return { metadata, thumbnail: (await there) === 'seeked' ? await drawThumbnail(video) : null };
}

/**
 * Reads length, size and a picture of the middle in the browser.
 * @throws UnreadableFileError; UnusableVideoError for a file that is no video, is longer than 15 minutes, or has sides above 4096 px
 */
export async function readVideo(file: Blob): Promise<VideoReading> {
  if (!isVideo(await beginningOf(file))) throw new UnusableVideoError('unreadable');
  const address = URL.createObjectURL(file);
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = address;
  try {
    return await readShown(video);
  } catch (error) {
    if (error instanceof UnusableVideoError) throw error;
    console.warn('This browser could not read the video', error);
    return NO_PREVIEW;
  } finally {
    video.removeAttribute('src');
    video.load();
    URL.revokeObjectURL(address);
  }
}
