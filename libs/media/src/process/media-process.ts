import type { OnStage, VideoAnalysis } from '../analyse-video.js';
import type { MediaEnginePlaces } from '../engine/media-engine.js';
import { askLimitedProcess, type MediaProcessEntry } from './limited-process.js';
import { MediaEngineMissing, MediaProcessFailed, VideoRejected } from './media-failures.js';
import { type MediaOrder, mediaReplySchema } from './messages.schema.js';

const ENTRY = new URL('../main.js', import.meta.url);
/** What is left for the process to start and to reply. */
const GRACE_MS = 15_000;
/** Decoding of the largest video takes 30 s of a quiet machine. */
const DEFAULT_DEADLINE_MS = 180_000;

export interface VideoJob {
  /** The video, the only file of its folder; what the analysis writes goes beside it. */
  readonly path: string;
  readonly signal?: AbortSignal | undefined;
  readonly onStage?: OnStage | undefined;
}

/** Analyses videos, each in a process of its own with less priority, bounded memory and a deadline. */
export class MediaProcess {
  constructor(
    private readonly places: MediaEnginePlaces,
    private readonly deadlineMs = DEFAULT_DEADLINE_MS,
    private readonly entry: MediaProcessEntry = { file: ENTRY, execArgv: [] },
  ) {}

  /**
   * @throws VideoRejected for a reason that lies in the video, in words for its founder
   * @throws MediaEngineMissing where there is no ffmpeg
   * @throws MediaAborted when the signal aborts
   * @throws MediaProcessFailed when the process ends otherwise; another try may go well
   */
  analyse({ path, signal, onStage }: VideoJob): Promise<VideoAnalysis> {
    const { ffmpegPath, ffprobePath, searchPath } = this.places;
    const places = {
      ...(ffmpegPath !== undefined && { ffmpegPath }),
      ...(ffprobePath !== undefined && { ffprobePath }),
      ...(searchPath !== undefined && { searchPath }),
    };
    return askLimitedProcess(this.entry, {
      order: { path, deadlineMs: this.deadlineMs, places } satisfies MediaOrder,
      timeoutMs: this.deadlineMs + GRACE_MS,
      signal,
      read: (message) => readReply(message, onStage),
    });
  }
}

function readReply(message: unknown, onStage: OnStage | undefined): { readonly result: VideoAnalysis } | null {
  const { success, data: reply } = mediaReplySchema.safeParse(message);
  if (!success) throw new MediaProcessFailed('reply');
  switch (reply.kind) {
    case 'stage':
      onStage?.(reply.stage, reply.share);
      return null;
    case 'done':
      return { result: { facts: reply.facts, keyFrames: reply.keyFrames, wav: reply.wav } };
    case 'rejected':
      throw new VideoRejected(reply.code);
    case 'engine-missing':
      throw new MediaEngineMissing();
  }
}
