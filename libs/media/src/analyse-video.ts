import { dirname } from 'node:path';
import type { MediaFacts, NotMeasured } from '@playbook/contracts/demos/media-facts.schema';
import type { MediaStage } from '@playbook/contracts/demos/video-rejection';
import { chooseKeyFrames, type FrameFile, listFrames } from './decode/key-frames.js';
import { decodeVideo } from './decode/decode-video.js';
import { probeVideo, type VideoOnDisk } from './probe/probe-video.js';
import { MediaAborted } from './process/media-failures.js';
import { countFaces, readScreenText } from './vision/look-at-frames.js';
import { measureVoice } from './voice/measure-voice.js';
import { readWav } from './voice/wav-file.js';

/** Decoding may take this much of the whole time; what follows is small, and bounded by what is left. */
const DECODING_SHARE = 0.75;

export type OnStage = (stage: MediaStage, share: number) => void;

export interface AnalysisJob extends VideoOnDisk {
  /** Wall-clock time of everything. What is not measured by then is left out. */
  readonly deadlineMs: number;
  readonly onStage: OnStage;
}

export interface VideoAnalysis {
  readonly facts: MediaFacts;
  /** Files of the pictures that `facts.keyFrames` names, in that order, in the job's folder. */
  readonly keyFrames: readonly FrameFile[];
  /** The sound at 16 kHz in one channel, for whoever writes down what is said; null without any. */
  readonly wav: string | null;
}

/** There was no time left for a part. */
class OutOfTime extends Error {}

type Part = NotMeasured['what'];

/** Collects what was not measured, and why. */
class Reasons {
  readonly list: NotMeasured[] = [];

  add(what: Part, why: NotMeasured['why']): null {
    this.list.push({ what, why });
    return null;
  }

  /** A part that fails is left out; the others are kept. */
  async attempt<T>(what: Part, measure: () => Promise<T>): Promise<T | null> {
    try {
      return await measure();
    } catch (error) {
      if (error instanceof MediaAborted) throw error;
      return this.add(what, error instanceof OutOfTime ? 'out-of-time' : 'failed');
    }
  }
}

/**
 * Measures a video: its header, then one pass of ffmpeg, then what is heard and what is seen in what that pass wrote beside it.
 * @throws VideoRejected for a reason that lies in the video
 * @throws MediaAborted when the signal aborts
 */
export async function analyseVideo(job: AnalysisJob): Promise<VideoAnalysis> {
  const { deadlineMs, onStage, signal } = job;
  const startedAtMs = performance.now();
  const checkTime = (): void => {
    if (signal?.aborted === true) throw new MediaAborted();
    if (performance.now() - startedAtMs > deadlineMs) throw new OutOfTime();
  };
  onStage('probing', 0);
  const probed = await probeVideo(job);
  onStage('decoding', 0);
  const decoded = await decodeVideo({
    ...job,
    probed,
    deadlineMs: deadlineMs * DECODING_SHARE,
    onShare: (share) => onStage('decoding', share),
  });
  const reasons = new Reasons();
  if (decoded.loudness === null) reasons.add('loudness', probed.audio === null ? 'no-audio' : 'failed');
  onStage('listening', 0);
  const voice = await listen(decoded.wav, reasons, checkTime);
  onStage('looking', 0);
  const frames = await listFrames(dirname(job.path));
  const keyFrames = chooseKeyFrames(frames, decoded.picture.cuts, decoded.durationS);
  const looking = (from: number, size: number) => (share: number) => {
    checkTime();
    onStage('looking', from + share * size);
  };
  const screenText = await reasons.attempt('screen-text', () => readScreenText(keyFrames, looking(0, 0.5)));
  const faces = await reasons.attempt('faces', () => countFaces(frames, looking(0.5, 0.5)));
  const { wav, ...measured } = decoded;
  return {
    facts: {
      ...probed,
      ...measured,
      voice,
      screenText,
      faces,
      keyFrames: keyFrames.map(({ atS }) => ({ atS })),
      notMeasured: reasons.list,
    },
    keyFrames,
    wav,
  };
}

async function listen(wav: string | null, reasons: Reasons, checkTime: () => void): Promise<MediaFacts['voice']> {
  if (wav === null) return reasons.add('voice', 'no-audio');
  const voice = await reasons.attempt('voice', async () => {
    checkTime();
    return await measureVoice(await readWav(wav));
  });
  const hasFailed = reasons.list.some(({ what }) => what === 'voice');
  return voice === null && !hasFailed ? reasons.add('voice', 'no-speech') : voice;
}
