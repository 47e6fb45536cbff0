import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { slidesGraph, type Slide } from './slides.js';
import { type SpokenSound, writeWav } from './spoken-sound.js';

/** How a video of known content is made. */
export interface ClipPlan {
  readonly durationS: number;
  readonly slides: readonly Slide[];
  readonly sound: SpokenSound | null;
  /** Times as loud as the voice was made. */
  readonly gain?: number;
  /** How far white noise is below full scale, in decibels. */
  readonly noiseDb?: number;
  /** Filters of ffmpeg's behind the slides. */
  readonly effects?: string;
  readonly kind?: 'mp4' | 'webm';
}

const PICTURES_PER_S = 15;
const CODECS = {
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac', '-b:a', '128k', '-f', 'mp4'],
  webm: ['-c:v', 'libvpx-vp9', '-deadline', 'realtime', '-cpu-used', '8', '-c:a', 'libopus', '-f', 'webm'],
};

/** Writes a video of 1280 by 720 by ffmpeg. */
export function makeClip(path: string, plan: ClipPlan): void {
  const { durationS, slides, sound, gain = 1, noiseDb, effects, kind = 'mp4' } = plan;
  const wav = `${path}.wav`;
  if (sound !== null) writeWav(wav, sound.samples, gain);
  const picture = [slidesGraph(slides, durationS), ...(effects === undefined ? [] : [effects])].join(',');
  const source = `color=c=black:s=1280x720:r=${PICTURES_PER_S}:d=${durationS},format=yuv420p`;
  const noise = noiseDb === undefined ? null : `anoisesrc=r=22050:d=${durationS}:a=${10 ** (noiseDb / 20)}:seed=7`;
  const voice = sound === null ? [] : ['-i', wav, ...(noise === null ? [] : ['-f', 'lavfi', '-i', noise])];
  const mix = noise === null ? `[1:a]apad[a]` : `[1:a]apad[v];[v][2:a]amix=inputs=2:normalize=0[a]`;
  const graph = [`[0:v]${picture}[p]`, ...(sound === null ? [] : [mix])].join(';');
  const args = [
    ['-v', 'error', '-nostdin', '-y', '-f', 'lavfi', '-i', source, ...voice, '-filter_complex', graph],
    ['-map', '[p]', ...(sound === null ? [] : ['-map', '[a]']), '-t', String(durationS), ...CODECS[kind], path],
  ];
  execFileSync('ffmpeg', args.flat());
  if (sound !== null) rmSync(wav);
}
