import { open } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { FILE_SNIFF_BYTES } from '@playbook/contracts/files/file-limits';
import type { VideoContainer } from '@playbook/contracts/demos/media-facts.schema';
import type { VideoRejectionCode } from '@playbook/contracts/demos/video-rejection';
import type { MediaEngine } from '../engine/media-engine.js';
import type { Jail } from '../jail/jail.js';
import { type JailedResult, runJailed } from '../jail/run-jailed.js';
import { sniffContainer } from '../sniff/container.js';
import { MediaAborted, VideoRejected } from '../process/media-failures.js';
import { ffprobeReportSchema } from './ffprobe-report.schema.js';
import { gate, type ProbedVideo } from './gate.js';
import { inputFlags } from './input-flags.js';

const LIMITS = { memoryBytes: 2_147_483_648, cpuS: 20, fileBytes: 1_000_000 };
const TIMEOUT_MS = 30_000;
const REPORT_MAX_BYTES = 1_000_000;
/** What ffprobe says of a file that it refuses by our flags. */
const REFUSALS: readonly (readonly [string, VideoRejectionCode])[] = [
  ['exceeds max_streams', 'too-many-streams'],
  ['not on whitelist', 'codec'],
  ['exceeds specified max pixel count', 'picture-too-large'],
];
const ENTRIES =
  'format=duration:stream=codec_type,codec_name,width,height,channels,sample_rate,duration,nb_frames,avg_frame_rate' +
  ':stream_disposition=attached_pic:stream_side_data=rotation';

export interface VideoOnDisk {
  /** The only file of its folder. */
  readonly path: string;
  readonly engine: MediaEngine;
  readonly jail: Jail;
  readonly signal?: AbortSignal | undefined;
}

export interface ProbeResult extends ProbedVideo {
  readonly container: VideoContainer;
}

/**
 * Reads the header of a video.
 * @throws VideoRejected with the reason for which it is not analysed
 * @throws MediaAborted when the signal aborts
 */
export async function probeVideo({ path, engine, jail, signal }: VideoOnDisk): Promise<ProbeResult> {
  const container = await readContainer(path);
  const result = await runJailed(jail, {
    command: [
      engine.ffprobe,
      '-hide_banner',
      '-v',
      'error',
      ...inputFlags(container),
      '-print_format',
      'json',
      '-show_entries',
      ENTRIES,
      `file:${basename(path)}`,
    ],
    folder: dirname(path),
    limits: LIMITS,
    timeoutMs: TIMEOUT_MS,
    maxOutputBytes: REPORT_MAX_BYTES,
    signal,
  });
  if (result.end === 'aborted') throw new MediaAborted();
  const judged = gate(readReport(result));
  if ('rejection' in judged) throw new VideoRejected(judged.rejection);
  return { container, ...judged.probed };
}

async function readContainer(path: string): Promise<VideoContainer> {
  const file = await open(path, 'r');
  try {
    const head = new Uint8Array(FILE_SNIFF_BYTES);
    const { bytesRead } = await file.read(head);
    if (bytesRead === 0) throw new VideoRejected('empty');
    const container = sniffContainer(head.subarray(0, bytesRead));
    if (container === null) throw new VideoRejected('not-a-video');
    return container;
  } finally {
    await file.close();
  }
}

function readReport({ end, exitCode, output, errors }: JailedResult) {
  if (end === 'deadline') throw new VideoRejected('too-complex');
  if (exitCode !== 0) throw new VideoRejected(REFUSALS.find(([words]) => errors.includes(words))?.[1] ?? 'unreadable');
  try {
    return ffprobeReportSchema.parse(JSON.parse(output));
  } catch {
    // Cut off at its bound, or not what a file of a founder makes ffprobe write.
    throw new VideoRejected('unreadable');
  }
}
