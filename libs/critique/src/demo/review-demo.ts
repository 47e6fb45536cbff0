import { NOT_DEGRADED } from '@playbook/contracts/core/analyst.schema';
import {
  DEMO_CRITERIA,
  type DemoCriterion,
  type DemoFeedbackSection,
  type DemoFormat,
  type DemoReview,
} from '@playbook/contracts/demos/demo-review.schema';
import type { MediaFacts } from '@playbook/contracts/demos/media-facts.schema';
import type { NoTranscriptReason, Transcript } from '@playbook/contracts/demos/transcript.schema';
import { rubricEngine } from '../engine/rubric-engine.js';
import { withSpans } from '../text/spans/with-spans.js';
import { contentCriteria } from './criteria/content-criteria.js';
import type { CriterionReview } from './criteria/criterion.js';
import { FORMAT_RULES, guessFormat } from './formats.js';
import { allMeasures } from './measures/all-measures.js';
import { notableMoments } from './moments.js';
import { notJudgedWords } from './not-judged.js';
import { overallScoreOf } from './overall-score.js';
import { reviewPresentation } from './presentation/review-presentation.js';
import { readEnglish, visibleTranscript, type ReadTranscript } from './reading/read-transcript.js';
import { injectionsOnScreen } from './reading/read-slides.js';
import { talkRedFlags } from './red-flags.js';
import { measureTalk } from './signals/measure-talk.js';
import { measurePicture } from './signals/picture.js';
import { measureSpeech } from './signals/speech.js';
import type { VideoSignals } from './signals/video-signals.js';
import { keyTakeaways, type JudgedCriteria } from './takeaways.js';
import { topicStrip, topicTargets } from './topics.js';

const DEMO_ENGINE = rubricEngine('1.2.0');
const MAX_SUGGESTIONS = 3;
const MAX_RED_FLAGS = 20;
const MAX_FEEDBACK_CHARS = 2_000;

/** A video to judge. */
export interface DemoToReview {
  readonly facts: MediaFacts;
  readonly transcript: Transcript | null;
  /** Null where the founder did not say what the video is for. */
  readonly chosenFormat: DemoFormat | null;
  /** Null where there is a transcript, or nobody knows. */
  readonly noTranscriptReason: NoTranscriptReason | null;
}

function signalsOf({ facts, chosenFormat }: DemoToReview, { talk, transcript }: ReadTranscript): VideoSignals {
  const format = chosenFormat ?? guessFormat(facts);
  const words = talk === null ? [] : (transcript?.words ?? []);
  return {
    facts,
    format,
    rules: FORMAT_RULES[format],
    talk: talk === null ? null : measureTalk(talk),
    speech: measureSpeech(facts, words, transcript?.timing === 'words' && words.length > 0),
    picture: measurePicture(facts, format),
  };
}

function sectionOf(
  category: DemoCriterion,
  review: CriterionReview | undefined,
  notJudged: string,
): DemoFeedbackSection {
  if (review === undefined)
    return { category, score: null, feedback: notJudged, suggestions: [], evidence: [], rows: [] };
  const { score, feedback, fixes, evidence } = review;
  return {
    category,
    score: score.points,
    feedback: feedback.slice(0, MAX_FEEDBACK_CHARS),
    suggestions: fixes.slice(0, MAX_SUGGESTIONS).map(({ text }) => text),
    evidence: [...evidence],
    rows: [...score.rows],
  };
}

function reviewVisible(demo: DemoToReview, read: ReadTranscript): DemoReview {
  const video = signalsOf(demo, read);
  const content = contentCriteria(video, demo.noTranscriptReason);
  const criteria: JudgedCriteria = { ...content, presentation: reviewPresentation(video, demo.chosenFormat === null) };
  const heard = video.talk ?? (read.heard === null ? null : measureTalk(read.heard));
  const words = read.notJudged === null ? null : notJudgedWords(read.notJudged, demo.noTranscriptReason);
  const measures = allMeasures(video);
  const sections = DEMO_CRITERIA.map((category) => sectionOf(category, criteria[category], words?.feedback ?? ''));
  return {
    format: video.format,
    isFormatGuessed: demo.chosenFormat === null,
    overallScore: overallScoreOf(sections),
    sections,
    keyTakeaways: keyTakeaways(criteria, video, measures, words?.paste ?? null),
    topics: video.talk === null ? [] : topicStrip(video.talk),
    topicTargets: topicTargets(video.rules),
    measures,
    moments: notableMoments(video),
    redFlags: [...(heard === null ? [] : talkRedFlags(heard)), ...injectionsOnScreen(demo.facts)].slice(
      0,
      MAX_RED_FLAGS,
    ),
    contentNotJudged: read.notJudged,
    engine: DEMO_ENGINE,
    ...NOT_DEGRADED,
  };
}

/**
 * Judges a demo video by the rubric, on what was measured and said: offline, synchronous, and always the same for the same facts and
 * words. Never throws, on any text, and takes time in proportion to it. The rows of a criterion add up to its score; spans are UTF-16
 * offsets in the transcript, times seconds of the video.
 */
export function reviewDemo(demo: DemoToReview): DemoReview {
  const visible = visibleTranscript(demo.transcript);
  const review = reviewVisible(demo, readEnglish(visible.transcript));
  return visible.spanOf === null ? review : withSpans(review, visible.spanOf);
}
