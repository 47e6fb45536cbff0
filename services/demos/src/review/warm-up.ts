import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import { judgedWords } from '@playbook/critique/demo/reading/read-transcript';
import { reviewDemo } from '@playbook/critique/demo/review-demo';
import { transcriptOfFounder } from '@playbook/media/transcript/founder-transcript';
import type { DemoReply } from '../writer/reply/demo-reply.schema.js';
import { mergeDemoReply } from '../writer/reply/merge-demo-reply.js';

const DURATION_S = 40;
const SPEECH = [{ startS: 0, endS: DURATION_S }];

/** A talk that says something on every criterion. */
const TALK =
  'Dental practices lose nine thousand dollars a month to empty chairs, because somebody phones a waiting list by hand. We are Slotwise. ' +
  'Slotwise texts the waiting list the minute a patient cancels. Here you see a cancellation at nine, and the chair is taken at ten past nine. ' +
  'Forty-two practices in Austin pay us two hundred dollars a month, up from twelve in May. There are 140,000 practices in the United States. ' +
  'I ran the front desk of a dental practice for six years. My cofounder Sam built scheduling at Epic. We are raising one million dollars.';

/** The same as some engines write it down. */
const BARE_TALK = TALK.toLowerCase().replace(/[.,]/g, '');

const FACTS: MediaFacts = {
  container: 'mp4',
  durationS: DURATION_S,
  endsEarlyAtS: null,
  video: { codec: 'h264', widthPx: 1_920, heightPx: 1_080, framesPerSecond: 30 },
  audio: { codec: 'aac', channels: 2, sampleRateHz: 48_000 },
  hasCaptions: false,
  loudness: { integratedLufs: -17, truePeakDbtp: -2, rangeLu: 6, overTime: [] },
  voice: {
    speech: SPEECH,
    pauses: [],
    pace: { wordsPerMinute: 150, fromWordsPerMinute: 130, toWordsPerMinute: 170 },
    paceOverTime: [],
    hesitations: [],
    signalToNoiseDb: 30,
    pitchVariationSemitones: 3,
    energyTrendDb: 0,
  },
  picture: { cuts: [10, 20], stills: [], dark: [], brightness: 120, brightnessOverTime: [], blur: 4 },
  screenText: null,
  faces: { share: 1, most: 1, heightShare: 0.3, overTime: [] },
  keyFrames: [],
  notMeasured: [],
};

/** What a model could write about it. */
const REPLY: DemoReply = {
  sections: [
    {
      category: 'businessModel',
      feedback: ["'Forty-two practices in Austin pay us' tells me who pays."],
      suggestions: ['Say why practices stay.'],
    },
  ],
  keyTakeaways: {
    keep: 'Keep the number of practices.',
    fixFirst: 'Say why they stay.',
    fixNext: 'Say what a chair costs.',
  },
};

/**
 * Judges one talk and holds a reply to it, so that word lists are loaded before the first founder's: loading takes most of what a task
 * may use.
 */
export function warmUp(): DemoReview {
  const transcript = transcriptOfFounder(TALK, FACTS);
  const review = reviewDemo({ facts: FACTS, transcript, noTranscriptReason: null, chosenFormat: null });
  reviewDemo({
    facts: FACTS,
    transcript: transcriptOfFounder(BARE_TALK, FACTS),
    noTranscriptReason: null,
    chosenFormat: null,
  });
  mergeDemoReply({ review, words: judgedWords(transcript), reply: REPLY, engine: review.engine });
  return review;
}
