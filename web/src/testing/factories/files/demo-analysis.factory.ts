import {
  type DemoAnalysis,
  type DemoSummary,
  demoAnalysisSchema,
  demoSummarySchema,
} from '@playbook/contracts/demos/demo-analysis.schema';
import { DEMO_CRITERIA, type DemoReview, type DemoFeedbackSection } from '@playbook/contracts/demos/demo-review.schema';
import type { FileUpload } from '@playbook/contracts/files/file-upload.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { Transcript } from '@playbook/contracts/demos/transcript.schema';

export const DEMO_TALK =
  'We fill cancelled dental appointments within ten minutes. Each empty chair costs a practice 200 dollars. ' +
  '31 practices pay us 300 dollars a month.';
const WORD_S = 0.4;

/** Every word of a text after the other, 0.4 seconds each. */
export function buildTranscript(text = DEMO_TALK, overrides: Partial<Transcript> = {}): Transcript {
  const words = [...text.matchAll(/[^\s.,!?]+/g)].map(({ 0: word, index }, count) => ({
    span: { start: index, end: index + word.length },
    startS: count * WORD_S,
    endS: (count + 1) * WORD_S,
  }));
  return { source: 'founder', language: 'en', text, words, timing: 'lines', ...overrides };
}

const DURATION_S = 62;
const eachSecond = Array.from({ length: DURATION_S }, (_, atS) => atS);

/** What was measured of a minute of talk at a desk. */
export function buildMediaFacts(overrides: Partial<MediaFacts> = {}): MediaFacts {
  return {
    container: 'mp4',
    durationS: DURATION_S,
    endsEarlyAtS: null,
    video: { codec: 'h264', widthPx: 1_280, heightPx: 720, framesPerSecond: 30 },
    audio: { codec: 'aac', channels: 2, sampleRateHz: 48_000 },
    hasCaptions: false,
    loudness: {
      integratedLufs: -19.4,
      truePeakDbtp: -1.8,
      rangeLu: 5.2,
      overTime: eachSecond.map((atS) => ({ atS, lufs: -19 + 4 * Math.sin(atS / 5) - (atS > 40 && atS < 44 ? 30 : 0) })),
    },
    voice: {
      speech: [
        { startS: 0, endS: 21.5 },
        { startS: 23, endS: 40.2 },
        { startS: 44, endS: 61 },
      ],
      pauses: [
        { startS: 21.5, endS: 23 },
        { startS: 40.2, endS: 44 },
      ],
      pace: { wordsPerMinute: 158, fromWordsPerMinute: 132, toWordsPerMinute: 186 },
      paceOverTime: [142, 151, 186, 160, 148, 155].map((wordsPerMinute, index) => ({
        startS: index * 10,
        endS: index * 10 + 10,
        wordsPerMinute,
      })),
      hesitations: [{ startS: 30.1, endS: 30.6 }],
      signalToNoiseDb: 27,
      pitchVariationSemitones: 3.1,
      energyTrendDb: -1.2,
    },
    picture: {
      cuts: [18, 39],
      stills: [],
      dark: [],
      brightness: 128,
      brightnessOverTime: eachSecond.map((atS) => ({ atS, luma: 120 + 40 * Math.sin(atS / 9) })),
      blur: 4.6,
    },
    screenText: null,
    faces: { share: 0.92, most: 2, heightShare: 0.31, overTime: [] },
    keyFrames: [],
    notMeasured: [{ what: 'screen-text', why: 'engine-missing' }],
    ...overrides,
  };
}

const SCORES: readonly (number | null)[] = [74, 81, 66, 58, null, 78];

const SECTIONS: readonly DemoFeedbackSection[] = DEMO_CRITERIA.map((category, index) => ({
  category,
  score: SCORES[index] ?? null,
  feedback: `What stands out for ${category}.`,
  suggestions: [`One fix for ${category} in the next take.`],
  evidence: [
    {
      atS: index * 10 + 1,
      quote: 'Each empty chair costs a practice 200 dollars',
      span: { start: DEMO_TALK.indexOf('Each'), end: DEMO_TALK.indexOf('Each') + 45 },
      measurement: null,
    },
  ],
  rows: [
    { label: 'Where every video starts', points: 40, atS: null },
    { label: 'A number with a unit', points: (SCORES[index] ?? 40) - 40, atS: index * 10 + 1 },
  ],
}));

/** A judgement with one criterion that was not assessed. */
export function buildDemoReview(overrides: Partial<DemoReview> = {}): DemoReview {
  return {
    format: 'application',
    isFormatGuessed: true,
    overallScore: 73,
    sections: [...SECTIONS],
    keyTakeaways: [
      'Keep the opening: I know what you do after four seconds.',
      'Fix first: say who the founders are.',
      'Fix next: close the pause of four seconds at 0:40.',
    ],
    topics: [
      { startS: 0, endS: 9, topic: 'solution' },
      { startS: 9, endS: 21.5, topic: 'problem' },
      { startS: 23, endS: 40.2, topic: 'proof' },
      { startS: 44, endS: 52, topic: 'who' },
      { startS: 52, endS: 61, topic: 'other' },
    ],
    topicTargets: [
      { topic: 'who', share: 10 / 60 },
      { topic: 'problem', share: 10 / 60 },
      { topic: 'solution', share: 20 / 60 },
      { topic: 'proof', share: 8 / 60 },
      { topic: 'team', share: 10 / 60 },
      { topic: 'ask', share: 2 / 60 },
    ],
    measures: [
      {
        id: 'duration',
        label: 'Length',
        value: 62,
        unit: 's',
        from: 50,
        to: 70,
        standing: 'good',
        method: 'Read from the file.',
      },
      {
        id: 'pace',
        label: 'Pace',
        value: 186.2,
        unit: 'words a minute',
        from: 120,
        to: 180,
        standing: 'fair',
        method: 'Words of the transcript over the time in which somebody speaks.',
      },
      {
        id: 'longest-pause',
        label: 'Longest pause',
        value: 3.8,
        unit: 's',
        from: null,
        to: 3,
        standing: 'poor',
        method: 'Longest time without a voice between the first word and the last.',
      },
    ],
    moments: [
      {
        kind: 'opening',
        atS: 0,
        endS: 4,
        quote: 'We fill cancelled dental appointments',
        span: { start: 0, end: 37 },
        measurement: null,
        remark: 'You open with what you do.',
      },
      {
        kind: 'longest-pause',
        atS: 40.2,
        endS: 44,
        quote: null,
        span: null,
        measurement: '3.8 s without a word',
        remark: 'Your longest pause. Cut it.',
      },
    ],
    redFlags: [],
    contentNotJudged: null,
    engine: { kind: 'rubric', label: 'Built-in video rubric', version: '1.0.0' },
    degraded: false,
    degradedReason: null,
    message: null,
    ...overrides,
  };
}

let count = 0;

/** A video that was analysed. */
export function buildDemo(overrides: Partial<DemoAnalysis> = {}): DemoAnalysis {
  count += 1;
  const review = buildDemoReview();
  return demoAnalysisSchema.parse({
    id: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    fileName: 'application take 3.mp4',
    fileSizeBytes: 32_925_286,
    metadata: { durationS: DURATION_S, widthPx: 1_280, heightPx: 720 },
    format: null,
    status: 'completed',
    progress: null,
    failure: null,
    overallScore: review.overallScore,
    thumbnailUrl: '/objects/demo-videos/thumbnail',
    createdAt: '2026-11-20T10:00:00.000Z',
    analyzedAt: '2026-11-20T10:02:00.000Z',
    facts: buildMediaFacts(),
    transcript: buildTranscript(),
    noTranscriptReason: null,
    review,
    keyFrames: [],
    ...overrides,
  });
}

/** A video before its analysis. */
export const buildUploadedDemo = (overrides: Partial<DemoAnalysis> = {}): DemoAnalysis =>
  buildDemo({
    status: 'uploaded',
    overallScore: null,
    thumbnailUrl: null,
    analyzedAt: null,
    facts: null,
    transcript: null,
    review: null,
    ...overrides,
  });

export const summaryOf = (demo: DemoAnalysis): DemoSummary => demoSummarySchema.parse(demo);

/** An upload of which nothing has arrived. */
export function buildUpload(overrides: Partial<FileUpload> = {}): FileUpload {
  return {
    id: '00000000-0000-4000-9000-000000000001',
    fileName: 'take.mp4',
    fileSizeBytes: 100,
    contentType: 'video/mp4',
    partBytes: 40,
    uploadedParts: [],
    createdAt: '2026-11-20T10:00:00.000Z',
    ...overrides,
  };
}
