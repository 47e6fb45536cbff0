import { stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Loudness, Picture } from '@playbook/contracts/demos/media-facts.schema';
import { DEMO_VIDEO_MAX_S } from '@playbook/contracts/demos/demo-limits';
import { runJailed } from '../jail/run-jailed.js';
import type { ProbeResult, VideoOnDisk } from '../probe/probe-video.js';
import { MediaAborted, VideoRejected } from '../process/media-failures.js';
import { rounded } from '../statistics.js';
import { DECODED, decodeCommand } from './decode-command.js';
import { readLoudness } from './read-loudness.js';
import { readPicture } from './read-picture.js';

const MEMORY_MAX_BYTES = 2_147_483_648;
const FILE_MAX_BYTES = 268_435_456;
const US_PER_S = 1_000_000;
const MS_PER_S = 1_000;
const THREADS = 2;
const PROGRESS = /^out_time_us=(\d{1,15})$/gm;
/** Headers are rounded, and the last picture may be shown for a while: less than this is no missing end. */
const MISSING_MIN_S = 1;
const MISSING_MIN_SHARE = 0.02;

export interface DecodeJob extends VideoOnDisk {
  readonly probed: ProbeResult;
  /** Wall-clock time of the pass. */
  readonly deadlineMs: number;
  readonly onShare: (share: number) => void;
}

export interface Decoded {
  readonly durationS: number;
  readonly endsEarlyAtS: number | null;
  readonly picture: Picture;
  readonly loudness: Loudness | null;
  /** Sound at 16 kHz in one channel; null without any. */
  readonly wav: string | null;
}

/**
 * Decodes a video once, into pictures, sound and measurements in its folder.
 * @throws VideoRejected when it holds no picture that can be decoded, is longer than its header says, or takes too long
 * @throws MediaAborted when the signal aborts
 */
export async function decodeVideo(job: DecodeJob): Promise<Decoded> {
  const { path, engine, jail, probed, deadlineMs, onShare, signal } = job;
  const folder = dirname(path);
  const expectedS = probed.durationS ?? DEMO_VIDEO_MAX_S;
  const { end, exitCode } = await runJailed(jail, {
    command: decodeCommand(engine, basename(path), probed),
    folder,
    limits: {
      memoryBytes: MEMORY_MAX_BYTES,
      cpuS: Math.ceil((THREADS * deadlineMs) / MS_PER_S),
      fileBytes: FILE_MAX_BYTES,
    },
    timeoutMs: deadlineMs,
    maxOutputBytes: 0,
    signal,
    onOutput: (part) => {
      const last = [...part.matchAll(PROGRESS)].at(-1)?.[1];
      if (last !== undefined) onShare(Math.min(1, Number(last) / US_PER_S / expectedS));
    },
  });
  if (end === 'aborted') throw new MediaAborted();
  if (end === 'deadline') throw new VideoRejected('too-complex');
  // A signal is the kernel's, at a limit: of memory, of processor time, or of what is written.
  if (exitCode === null) throw new VideoRejected('too-complex');
  return await readDecoded(folder, probed);
}

async function readDecoded(folder: string, probed: ProbeResult): Promise<Decoded> {
  const seen = await readPicture(folder).catch(unlessMissing);
  if (seen === null) throw new VideoRejected('unreadable');
  const heard = probed.audio === null ? null : await readLoudness(folder).catch(unlessMissing);
  const endS = Math.max(seen.endS, heard?.endS ?? 0);
  if (endS > DEMO_VIDEO_MAX_S + MISSING_MIN_S / 2) throw new VideoRejected('too-long');
  const durationS = probed.durationS ?? endS;
  const isCut = durationS - endS > Math.max(MISSING_MIN_S, durationS * MISSING_MIN_SHARE);
  return {
    durationS: rounded(durationS, 3),
    endsEarlyAtS: isCut ? rounded(endS, 2) : null,
    picture: seen.picture,
    loudness: heard?.loudness ?? null,
    wav: heard === null ? null : await existing(join(folder, DECODED.wav)),
  };
}

/** A filter that got nothing has made no file. */
function unlessMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

const existing = (path: string): Promise<string | null> =>
  stat(path).then(({ size }) => (size > 0 ? path : null), unlessMissing);
