import type {
  MediaFacts,
  NotMeasured,
  Picture,
  Stretch,
  VideoContainer,
  Voice,
} from '@playbook/contracts/demos/media-facts.schema';
import type { SpokenWord, Transcript, TranscriptSource } from '@playbook/contracts/demos/transcript.schema';

/** How a text of a fixture is spoken. */
interface Delivery {
  readonly wordsPerMinute?: number;
  readonly startS?: number;
  /** Silence behind each sentence. */
  readonly pauseS?: number;
}

/** A transcript whose words are said at an even pace, with a pause behind each sentence. */
export function spoken(text: string, { wordsPerMinute = 160, startS = 0.4, pauseS = 0.55 }: Delivery = {}): Transcript {
  const wordS = 60 / wordsPerMinute;
  let at = startS;
  const words = Array.from(text.matchAll(/\S+/g), ({ index, 0: word }): SpokenWord => {
    const said = { span: { start: index, end: index + word.length }, startS: at, endS: at + wordS * 0.95 };
    at += wordS + (/[.!?]$/.test(word) ? pauseS : 0);
    return said;
  });
  return { source: SOURCE, language: 'en', text, words, timing: 'words' };
}

const JOINED_S = 0.5;

/** Where the words of a transcript are said. */
function speechOf({ words }: Transcript): Stretch[] {
  const speech: { startS: number; endS: number }[] = [];
  for (const { startS, endS } of words) {
    const last = speech.at(-1);
    if (last !== undefined && startS - last.endS < JOINED_S) last.endS = endS;
    else speech.push({ startS, endS });
  }
  return speech;
}

const between = (speech: readonly Stretch[]): Stretch[] =>
  speech.slice(1).map(({ startS }, index) => ({ startS: speech[index]?.endS ?? 0, endS: startS }));

const CONTAINER: VideoContainer = 'mp4';
const SOURCE: TranscriptSource = 'local-model';
const NO_SPEECH: NotMeasured = { what: 'voice', why: 'no-speech' };

/** A sharp picture in good light. */
const PICTURE: Picture = {
  cuts: [],
  stills: [],
  dark: [],
  brightness: 120,
  brightnessOverTime: [],
  blur: 4,
};

/** A lively voice in a quiet room. */
const VOICE: Voice = {
  speech: [],
  pauses: [],
  pace: null,
  paceOverTime: [],
  hesitations: [],
  signalToNoiseDb: 30,
  pitchVariationSemitones: 3,
  energyTrendDb: -1,
};

/** What is measured of a well-recorded video in which a transcript is said. */
export function mediaOf(transcript: Transcript, changes: Partial<MediaFacts> = {}): MediaFacts {
  const speech = speechOf(transcript);
  const durationS = Math.round((speech.at(-1)?.endS ?? 0) + 0.8);
  return {
    container: CONTAINER,
    durationS,
    endsEarlyAtS: null,
    video: { codec: 'h264', widthPx: 1920, heightPx: 1080, framesPerSecond: 30 },
    audio: { codec: 'aac', channels: 2, sampleRateHz: 48_000 },
    hasCaptions: false,
    loudness: { integratedLufs: -17, truePeakDbtp: -2, rangeLu: 6, overTime: [] },
    voice: { ...VOICE, speech, pauses: between(speech) },
    picture: PICTURE,
    screenText: null,
    faces: { share: 0.95, most: 2, heightShare: 0.3, overTime: [] },
    keyFrames: [],
    notMeasured: [],
    ...changes,
  };
}

/** A screen recording in which nobody speaks. */
export const SILENT_RECORDING: MediaFacts = {
  ...mediaOf(spoken('Nobody says this.')),
  durationS: 48,
  loudness: { integratedLufs: -70, truePeakDbtp: -70, rangeLu: 0, overTime: [] },
  voice: null,
  faces: { share: 0, most: 0, heightShare: null, overTime: [] },
  screenText: [
    {
      atS: 10,
      text: 'Invoices\n42 paying clinics\n$12,000 a month',
      words: 7,
      smallestHeightShare: 0.03,
      contrast: 12,
      confidence: 90,
    },
  ],
  notMeasured: [NO_SPEECH],
};
