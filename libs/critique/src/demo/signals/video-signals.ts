import type { DemoFormat } from '@playbook/contracts/demos/demo-review.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { FormatRules } from '../formats.js';
import type { PictureSignals } from './picture.js';
import type { SpeechSignals } from './speech.js';
import type { TalkSignals } from './measure-talk.js';

/** Everything that is measured of a video. */
export interface VideoSignals {
  readonly facts: MediaFacts;
  readonly format: DemoFormat;
  readonly rules: FormatRules;
  /** Null without English words. */
  readonly talk: TalkSignals | null;
  readonly speech: SpeechSignals;
  readonly picture: PictureSignals;
}

/** The same of a video whose words are known. */
export interface TalkingVideo extends VideoSignals {
  readonly talk: TalkSignals;
  /** Whether it is known when the words are said; words of slides have no order of their own. */
  readonly isTimed: boolean;
}
