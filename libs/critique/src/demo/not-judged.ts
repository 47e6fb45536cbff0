import type { DemoReview } from '@playbook/contracts/demos/demo-review.schema';
import type { NoTranscriptReason } from '@playbook/contracts/demos/transcript.schema';

type ContentNotJudged = NonNullable<DemoReview['contentNotJudged']>;

const NO_TRANSCRIPT: Readonly<Record<NoTranscriptReason, string>> = {
  'no-speech-engine': 'Not assessed: your speech was not transcribed, because no speech engine is set up here.',
  'speech-engine-failed': 'Not assessed: your speech was not transcribed, because the speech engine failed.',
  'no-audio': 'Not assessed: the video has no sound, so there are no words to judge.',
  'no-speech': 'Not assessed: no speech found, so there are no words to judge.',
};

const PASTE = 'Paste what you say as a transcript, and problem, product, proof, team and money are judged as well.';

/** Why a criterion of content has no score, in words, and what the founder can do about it. */
export function notJudgedWords(
  why: ContentNotJudged,
  reason: NoTranscriptReason | null,
): { readonly feedback: string; readonly paste: string } {
  if (why === 'not-english')
    return {
      feedback:
        'Not assessed: the transcript does not read as English, and only English is judged. Sound and picture are.',
      paste: 'Add a transcript in English, and what you say is judged as well as how it looks and sounds.',
    };
  if (why === 'too-short')
    return {
      feedback: 'Not assessed: the transcript has too few words to judge.',
      paste:
        'Say in three sentences what you make, for whom, and what proves that they want it; then the words can be judged.',
    };
  const feedback = reason === null ? 'Not assessed: there is no transcript.' : NO_TRANSCRIPT[reason];
  const isSpoken = reason !== 'no-audio' && reason !== 'no-speech';
  return {
    feedback: isSpoken ? `${feedback} Paste what you say, and this is judged.` : feedback,
    paste: isSpoken ? PASTE : 'Say over the picture what you make and for whom; then the words can be judged as well.',
  };
}
