import type { Moment } from '@playbook/contracts/demos/demo-review.schema';
import type { NoTranscriptReason } from '@playbook/contracts/demos/transcript.schema';
import { measuredMoment } from '../quotes.js';
import { readSlides } from '../reading/read-slides.js';
import { measureTalk } from '../signals/measure-talk.js';
import type { TalkingVideo, VideoSignals } from '../signals/video-signals.js';
import type { JudgedCriteria } from '../takeaways.js';
import type { CriterionReview } from './criterion.js';
import { reviewModel } from './review-model.js';
import { reviewProblem } from './review-problem.js';
import { reviewSolution } from './review-solution.js';
import { reviewTeam } from './review-team.js';
import { reviewValidation } from './review-validation.js';

const REVIEWS = [
  ['problemClarity', reviewProblem],
  ['solutionDemo', reviewSolution],
  ['marketValidation', reviewValidation],
  ['teamCredibility', reviewTeam],
  ['businessModel', reviewModel],
] as const;

const onScreen = ({ quote, atS, measurement }: Moment): Moment =>
  quote === null ? { atS, quote, span: null, measurement } : measuredMoment(`On the screen: '${quote}'`, atS);

/** What slides say, marked as such: their spans are no places in a transcript. */
const fromSlides = (review: CriterionReview): CriterionReview => ({
  ...review,
  feedback: `From your slides only: ${review.feedback}`,
  evidence: review.evidence.map(onScreen),
  strength: null,
});

/** What slides surely say of a talk that nobody wrote down. A video without speech has nothing that they could stand for. */
function slideCriteria(video: VideoSignals, reason: NoTranscriptReason | null): JudgedCriteria {
  const isSpoken = reason === 'no-speech-engine' || reason === 'speech-engine-failed';
  const slides = isSpoken ? readSlides(video.facts, video.format) : null;
  if (slides === null) return {};
  const shown: TalkingVideo = { ...video, talk: measureTalk(slides), isTimed: false };
  const reviews = REVIEWS.map(([criterion, review]) => [criterion, review(shown)] as const);
  return Object.fromEntries(
    reviews.flatMap(([criterion, review]) => (review.isStated ? [[criterion, fromSlides(review)]] : [])),
  );
}

/** The five criteria of what is said; those that cannot be judged are left out. */
export function contentCriteria(video: VideoSignals, reason: NoTranscriptReason | null): JudgedCriteria {
  const { talk } = video;
  if (talk === null) return slideCriteria(video, reason);
  const spoken: TalkingVideo = { ...video, talk, isTimed: true };
  return Object.fromEntries(REVIEWS.map(([criterion, review]) => [criterion, review(spoken)]));
}
