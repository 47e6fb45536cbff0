import { findProgram, isExecutable } from '../jail/system-programs.js';
import type { Jail } from '../jail/jail.js';
import { runJailed } from '../jail/run-jailed.js';

/** The programs that read videos. */
export interface MediaEngine {
  /** Absolute paths. */
  readonly ffmpeg: string;
  readonly ffprobe: string;
  /** As it names itself, such as 5.1.9-0+deb12u1. */
  readonly version: string;
}

/** Where to look: `FFMPEG_PATH` and `FFPROBE_PATH` first, then PATH. */
export interface MediaEnginePlaces {
  readonly ffmpegPath?: string | undefined;
  readonly ffprobePath?: string | undefined;
  readonly searchPath?: string | undefined;
}

const VERSION = /^ffmpeg version ([\w.+:~-]{1,80})/;
const LIMITS = { memoryBytes: 2_147_483_648, cpuS: 10, fileBytes: 1_000_000 };
const TIMEOUT_MS = 10_000;
const OUTPUT_MAX_BYTES = 4_000;

/**
 * The media engine of this machine.
 * @param folder any folder that exists, for the one run that asks for the version
 * @returns null where it is missing or does not run: the product then says so, and goes on without it
 */
export async function findMediaEngine(
  jail: Jail,
  places: MediaEnginePlaces,
  folder: string,
): Promise<MediaEngine | null> {
  const ffmpeg = named(places.ffmpegPath, 'ffmpeg', places.searchPath);
  const ffprobe = named(places.ffprobePath, 'ffprobe', places.searchPath);
  if (ffmpeg === null || ffprobe === null) return null;
  const result = await runJailed(jail, {
    command: [ffmpeg, '-version'],
    folder,
    limits: LIMITS,
    timeoutMs: TIMEOUT_MS,
    maxOutputBytes: OUTPUT_MAX_BYTES,
  });
  const version = VERSION.exec(result.output)?.[1];
  return version === undefined ? null : { ffmpeg, ffprobe, version };
}

/** A path that was named and does not exist is not made up for by another program. */
function named(path: string | undefined, name: string, searchPath: string | undefined): string | null {
  if (path !== undefined && path !== '') return path.startsWith('/') && isExecutable(path) ? path : null;
  return findProgram(name, searchPath);
}
