import type { VideoRejectionCode } from '@playbook/contracts/demos/video-rejection';
import { decodeVideo } from '../src/decode/decode-video.js';
import type { MediaEngine } from '../src/engine/media-engine.js';
import type { Jail } from '../src/jail/jail.js';
import { probeVideo } from '../src/probe/probe-video.js';
import { VideoRejected } from '../src/process/media-failures.js';
import { jobOf } from './known-video.js';

/** What any video may take, on a machine that does other things too. */
export const VIDEO_LIMIT_MS = 20_000;

/**
 * Reads a video's header and decodes it, which is what a damaged one reaches first.
 * @returns the code of the refusal, or null where it was decoded
 * @throws any other error, which no file of a founder may cause
 */
export async function tryVideo(file: string, tools: { readonly engine: MediaEngine; readonly jail: Jail }) {
  const job = jobOf(file);
  try {
    const video = { ...tools, path: job.path };
    const probed = await probeVideo(video);
    await decodeVideo({ ...video, probed, deadlineMs: VIDEO_LIMIT_MS, onShare: () => undefined });
    return null;
  } catch (error) {
    return codeOf(error);
  } finally {
    job.remove();
  }
}

/** The code of a refusal. @throws what is none */
export function codeOf(error: unknown): VideoRejectionCode {
  if (error instanceof VideoRejected) return error.code;
  throw error;
}
