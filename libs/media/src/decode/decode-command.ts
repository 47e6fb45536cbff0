import type { ProbeResult } from '../probe/probe-video.js';
import type { MediaEngine } from '../engine/media-engine.js';
import { inputFlags, READ_MAX_S } from '../probe/input-flags.js';

/** Files that the pass writes, in the job's folder. */
export const DECODED = {
  picture: 'picture.txt',
  blur: 'blur.txt',
  loudness: 'loudness.txt',
  wav: 'sound.wav',
} as const;
/** Pictures are numbered from 1. */
export const FRAME_FILES = 'frame-%04d.jpg';
export const FRAME_EVERY_S = 2;
/** Samples of the picture a second: cuts are found to a quarter of a second. */
export const SAMPLES_PER_S = 4;
export const FRAMES_MAX = 451;
export const SAMPLE_RATE_HZ = 16_000;
const WAV_MAX_BYTES = '64M';
const STILL_MIN_S = 2;

/**
 * Pictures twice: small and four a second for what changes, and one in two seconds for sharpness and to look at. Sampling every second
 * picture of four a second rounds up, so that a picture is from the very moment that it is named by.
 */
const PICTURE_GRAPH = [
  `[0:V:0]fps=${SAMPLES_PER_S},split[small][large]`,
  `[small]scale=320:180:flags=area,freezedetect=n=-60dB:d=${STILL_MIN_S},scdet=threshold=100,signalstats,` +
    `metadata=mode=print:file=${DECODED.picture},nullsink`,
  `[large]fps=1/${FRAME_EVERY_S}:round=up,split[look][frames]`,
  `[look]scale=640:360,blurdetect=low=0.06:high=0.12,metadata=mode=print:key=lavfi.blur:file=${DECODED.blur},nullsink`,
  `[frames]scale=w='min(1280,iw)':h=-2[jpeg]`,
];
const SOUND_GRAPH = [
  '[0:a:0]asplit[loud][voice]',
  `[loud]ebur128=peak=true:framelog=verbose:metadata=1,ametadata=mode=print:file=${DECODED.loudness},anullsink`,
  `[voice]aresample=${SAMPLE_RATE_HZ}:async=1:first_pts=0,aformat=sample_fmts=s16:channel_layouts=mono[wav]`,
];

/**
 * The one run of ffmpeg that reads a video. Pictures to which no other refers are left out: the rest of a second is
 * enough for what is sampled, at three quarters of the processor time of decoding everything.
 */
export function decodeCommand(
  engine: MediaEngine,
  fileName: string,
  probed: ProbeResult,
): readonly [string, ...string[]] {
  const graph = probed.audio === null ? PICTURE_GRAPH : [...PICTURE_GRAPH, ...SOUND_GRAPH];
  return [
    engine.ffmpeg,
    ...[
      ['-hide_banner', '-nostdin', '-v', 'error', '-nostats', '-progress', 'pipe:1', '-y'],
      ['-filter_threads', '1', '-filter_complex_threads', '1', '-threads', '2', '-skip_frame', 'noref'],
      [...inputFlags(probed.container), '-t', String(READ_MAX_S), '-i', `file:${fileName}`],
      ['-filter_complex', graph.join(';')],
      ['-map', '[jpeg]', '-frames:v', String(FRAMES_MAX), '-q:v', '4', '-f', 'image2', FRAME_FILES],
      probed.audio === null ? [] : ['-map', '[wav]', '-fs', WAV_MAX_BYTES, '-f', 'wav', DECODED.wav],
    ].flat(),
  ];
}
