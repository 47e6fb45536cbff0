import type { DemoAnalysis, DemoFailure } from '@playbook/contracts/demos/demo-analysis.schema';
import { VIDEO_REJECTIONS } from '@playbook/contracts/demos/video-rejection';
import type { NoTranscriptReason } from '@playbook/contracts/demos/transcript.schema';
import type { NotMeasured } from '@playbook/contracts/demos/media-facts.schema';
import type { Toast } from '../../lib/notify/show-toast.js';
import type { FailureTexts } from '../failure-texts.js';
import {
  ANALYSIS_FAILED,
  type FileFailureText,
  type FileNouns,
  fileToasts,
  gaveUp,
  listNotLoaded,
  notAnalyzed,
} from './file-failures.js';

const failure = (title: string, message: string): Toast => ({ title, message, tone: 'failure' });

export const DEMO_NOUNS: FileNouns = {
  one: 'video',
  many: 'videos',
  uploadButton: 'Upload Demo',
  analyzeButton: 'Analyze Demo',
  isAnother: 'this is not an MP4, MOV or WebM video. Export it again as MP4 and choose the new file.',
};

export const VIDEO_NOT_ANALYZED = notAnalyzed(DEMO_NOUNS);
export const VIDEO_TOASTS = fileToasts(DEMO_NOUNS);

/** Reasons that do not lie in the video. */
const WORK_FAILURES = {
  'media-engine-missing': 'This installation has no media engine at the moment. Your video is safe: try again later.',
  'gave-up': gaveUp(DEMO_NOUNS),
} as const;
const REASONS: Readonly<Record<DemoFailure, string>> = { ...VIDEO_REJECTIONS, ...WORK_FAILURES };

/** @param failed Of a record with the status `failed` */
export function analysisFailed({ failure: code }: Pick<DemoAnalysis, 'failure'>): FileFailureText {
  if (code === null) return VIDEO_NOT_ANALYZED.otherwise;
  return { title: ANALYSIS_FAILED, text: `Analysis failed: ${REASONS[code]}` };
}

/** Whether the same video may be analysed another time. */
export const mayPassBy = (code: DemoFailure | null): boolean => code === null || code in WORK_FAILURES;

/** Where there is no media engine nothing is analysed, and nothing else is the worse for it. */
export const NO_MEDIA_ENGINE =
  'This installation has no media engine (ffmpeg), so videos cannot be analyzed here yet. You can upload one now and analyze it when ' +
  'whoever runs this installation has added it.';
export const NO_SPEECH_ENGINE =
  'This installation has no speech-to-text service. Voice and picture are measured; what you say is judged once you paste a transcript.';
export const NO_TRANSCRIPT: Readonly<Record<NoTranscriptReason, string>> = {
  'no-speech-engine':
    'We could measure your voice but not understand it: this installation has no speech-to-text service. Pace is estimated from ' +
    'syllables. Content scores are left out rather than guessed.',
  'speech-engine-failed':
    'The transcription failed. Everything else is measured. Analyze the video again, or paste a transcript.',
  'no-audio': 'Your video has no audio track. Investors expect to hear a founder.',
  'no-speech': 'We heard sound but no speech.',
};
const MEASURED_PARTS: Readonly<Record<NotMeasured['what'], string>> = {
  loudness: 'Loudness',
  voice: 'Voice and pauses',
  picture: 'Picture',
  'screen-text': 'Text on the screen',
  faces: 'Faces',
};
const NOT_MEASURED_REASONS: Readonly<Record<NotMeasured['why'], string>> = {
  'engine-missing': 'this installation has no engine for it',
  failed: 'the measurement failed',
  'no-audio': 'the video has no sound',
  'no-speech': 'nobody speaks',
  'out-of-time': 'the analysis ran out of time',
};
export const notMeasuredText = ({ what, why }: NotMeasured): string =>
  `${MEASURED_PARTS[what]}: not measured, because ${NOT_MEASURED_REASONS[why]}.`;

export const VIDEOS_NOT_LOADED = listNotLoaded(DEMO_NOUNS);
export const TAKE_NOT_LOADED = { text: 'The earlier take could not be loaded.' };
/** Section 8 of the specification. */
export const NOT_PLAYED = {
  title: 'Failed to load video for playback',
  text: 'The video itself is safe. Check your connection and try again.',
};
export const FORMAT_NOT_CHANGED = failure('Error', 'The format could not be changed. Please try again.');
export const TRANSCRIPT_NOT_TAKEN: FailureTexts<string> = {
  byCode: {
    validation_failed: 'This holds no words that can be read. Paste plain text, or subtitles as SRT or WebVTT.',
    text_too_complex: 'This text took too long to read. Shorten it and try again.',
  },
  otherwise: 'The transcript could not be saved. Your text is still in the box: please try again.',
};
export const transcriptTooLong = (maxChars: number): string =>
  `A transcript has at most ${maxChars.toLocaleString('en')} characters. Leave out what is not said in the video.`;
export const TRANSCRIPT_FILE_UNREADABLE = 'This file could not be read. Choose a text file: TXT, SRT or VTT.';
