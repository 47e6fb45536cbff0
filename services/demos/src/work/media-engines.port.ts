import type { DemoFailure, DemoStage } from '@playbook/contracts/demos/demo-analysis.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { NoTranscriptReason, Transcript } from '@playbook/contracts/demos/transcript.schema';

/** A video on disk, the only file of a folder where files may be made. */
export interface VideoToMeasure {
  readonly file: string;
  readonly signal: AbortSignal;
  /** @param share Of the stage, 0 to 1 */
  readonly onStage: (stage: DemoStage, share: number) => void;
}

export interface MeasuredVideo {
  readonly facts: MediaFacts;
  /** Files of the pictures, in the order of `facts.keyFrames`. */
  readonly keyFrames: readonly string[];
  /** File of the sound, 16 kHz mono; null without an audio track. */
  readonly sound: string | null;
}

/** Why a video is not analysed: for the founder. */
export interface RefusedVideo {
  readonly failure: DemoFailure;
}

/** Measures a video. Whoever made it may have made it to do harm. */
export interface VideoAnalyser {
  /** Whether there is a media engine. */
  isReady(): Promise<boolean>;
  measure(video: VideoToMeasure): Promise<MeasuredVideo | RefusedVideo>;
}

/** Writes down what is said. */
export interface Transcriber {
  /** Whether there is a speech engine. */
  readonly isReady: boolean;
  transcribe(sound: string, facts: MediaFacts, signal: AbortSignal): Promise<Transcript | NoTranscriptReason>;
}

/** What a worker works with. */
export interface MediaEngines {
  readonly analyser: VideoAnalyser;
  readonly transcriber: Transcriber;
}

/** Injection token of the engines. */
export const MEDIA_ENGINES = Symbol('MediaEngines');
