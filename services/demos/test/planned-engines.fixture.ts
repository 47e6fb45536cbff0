import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { NoTranscriptReason, Transcript } from '@playbook/contracts/demos/transcript.schema';
import type {
  MeasuredVideo,
  RefusedVideo,
  Transcriber,
  VideoAnalyser,
  VideoToMeasure,
} from '../src/work/media-engines.port.js';

/** What is measured of every video, unless a test says otherwise. */
export const FACTS: MediaFacts = {
  container: 'mp4',
  durationS: 60,
  endsEarlyAtS: null,
  video: { codec: 'h264', widthPx: 1_280, heightPx: 720, framesPerSecond: 30 },
  audio: { codec: 'aac', channels: 1, sampleRateHz: 48_000 },
  hasCaptions: false,
  loudness: { integratedLufs: -18, truePeakDbtp: -2, rangeLu: 6, overTime: [{ atS: 0, lufs: -18 }] },
  voice: {
    speech: [{ startS: 0.5, endS: 58 }],
    pauses: [],
    pace: { wordsPerMinute: 150, fromWordsPerMinute: 135, toWordsPerMinute: 165 },
    paceOverTime: [{ startS: 0, endS: 10, wordsPerMinute: 150 }],
    hesitations: [],
    signalToNoiseDb: 30,
    pitchVariationSemitones: 3,
    energyTrendDb: 0,
  },
  picture: { cuts: [], stills: [], dark: [], brightness: 120, brightnessOverTime: [{ atS: 0, luma: 120 }], blur: 4 },
  screenText: null,
  faces: null,
  keyFrames: [{ atS: 10 }, { atS: 30 }],
  notMeasured: [{ what: 'faces', why: 'engine-missing' }],
};

/** Engines that do what a test plans instead of decoding. */
export class PlannedEngines implements VideoAnalyser {
  /** How often a video was measured. */
  runs = 0;
  measureNext: (video: VideoToMeasure) => Promise<MediaFacts | RefusedVideo> = async () => FACTS;
  words: Transcript | NoTranscriptReason = 'no-speech-engine';
  readonly transcriber: Transcriber = { isReady: true, transcribe: async () => this.words };

  async isReady(): Promise<boolean> {
    return true;
  }

  async measure(video: VideoToMeasure): Promise<MeasuredVideo | RefusedVideo> {
    this.runs += 1;
    const facts = await this.measureNext(video);
    if ('failure' in facts) return facts;
    const keyFrames = facts.keyFrames.map((_, index) => join(dirname(video.file), `frame-${index}.jpg`));
    for (const file of keyFrames) await writeFile(file, Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
    return { facts, keyFrames, sound: facts.audio === null ? null : join(dirname(video.file), 'sound.wav') };
  }
}
