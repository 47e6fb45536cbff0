import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { OnStage, VideoAnalysis } from '../analyse-video.js';
import type { MediaEnginePlaces } from '../engine/media-engine.js';
import { findProgram } from '../jail/system-programs.js';
import { MediaAborted, MediaEngineMissing, MediaProcessFailed, VideoRejected } from './media-failures.js';
import { type MediaOrder, type MediaReply, mediaReplySchema } from './messages.schema.js';

const ENTRY = new URL('../main.js', import.meta.url);
/** Below everything that founders wait for. */
const NICENESS = '10';
/** Heap of JavaScript; what is native comes on top, within the limit below. */
const HEAP_MAX_MB = 512;
/** Memory that it may write to, its WebAssembly and native code included. */
const DATA_MAX_BYTES = 2_147_483_648;
/** What is left for the process to start and to reply. */
const GRACE_MS = 15_000;
/** Decoding of the largest video takes 30 s of a quiet machine. */
const DEFAULT_DEADLINE_MS = 180_000;

/** The module that runs in the process; tests run it from its TypeScript. */
export interface MediaProcessEntry {
  readonly file: URL;
  readonly execArgv: readonly string[];
}

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
    if (signal?.aborted === true) return Promise.reject(new MediaAborted());
    const child = this.start();
    return new Promise<VideoAnalysis>((resolve, reject) => {
      let isSettled = false;
      const settle = (finish: () => void): void => {
        if (isSettled) return;
        isSettled = true;
        clearTimeout(timer);
        signal?.removeEventListener('abort', onAbort);
        killGroup(child);
        finish();
      };
      const fail = (error: Error): void => settle(() => reject(error));
      const timer = setTimeout(() => fail(new MediaProcessFailed('deadline')), this.deadlineMs + GRACE_MS);
      const onAbort = (): void => fail(new MediaAborted());
      signal?.addEventListener('abort', onAbort, { once: true });
      child.once('error', () => fail(new MediaProcessFailed('crashed')));
      child.once('exit', () => fail(new MediaProcessFailed('crashed')));
      child.on('message', (message) => {
        const reply = mediaReplySchema.safeParse(message);
        if (!reply.success) fail(new MediaProcessFailed('reply'));
        else if (reply.data.kind === 'stage') onStage?.(reply.data.stage, reply.data.share);
        else settle(() => finishWith(reply.data, resolve, reject));
      });
      const { ffmpegPath, ffprobePath, searchPath } = this.places;
      const places = {
        ...(ffmpegPath !== undefined && { ffmpegPath }),
        ...(ffprobePath !== undefined && { ffprobePath }),
        ...(searchPath !== undefined && { searchPath }),
      };
      child.send({ path, deadlineMs: this.deadlineMs, places } satisfies MediaOrder, (error) => {
        if (error) fail(new MediaProcessFailed('crashed'));
      });
    });
  }

  private start(): ChildProcess {
    const { file, execArgv } = this.entry;
    const [program = process.execPath, ...args] = [
      ...withNice(),
      ...withMemoryLimit(),
      process.execPath,
      `--max-old-space-size=${HEAP_MAX_MB}`,
      ...execArgv,
    ];
    return fork(fileURLToPath(file), [], {
      execPath: program,
      execArgv: args,
      env: {},
      // A group of its own, that can be ended as one.
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
  }
}

function withNice(): string[] {
  const nice = findProgram('nice');
  return nice === null ? [] : [nice, '-n', NICENESS];
}

function withMemoryLimit(): string[] {
  const prlimit = findProgram('prlimit');
  return prlimit === null ? [] : [prlimit, `--data=${DATA_MAX_BYTES}`, '--core=0', '--'];
}

/** ffmpeg has a group of its own, and ends with the process that started it. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function finishWith(
  reply: MediaReply,
  resolve: (analysis: VideoAnalysis) => void,
  reject: (error: Error) => void,
): void {
  if (reply.kind === 'done') resolve({ facts: reply.facts, keyFrames: reply.keyFrames, wav: reply.wav });
  else if (reply.kind === 'rejected') reject(new VideoRejected(reply.code));
  else if (reply.kind === 'engine-missing') reject(new MediaEngineMissing());
  else reject(new MediaProcessFailed('reply'));
}
