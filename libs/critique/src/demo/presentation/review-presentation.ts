import { scoreOf, row } from '../criterion-score.js';
import { counted, listed } from '../said.js';
import type { CriterionReview } from '../criteria/criterion.js';
import { wordCountRemark } from '../applicants.js';
import type { VideoSignals } from '../signals/video-signals.js';
import { issueMoment, type Issue } from './issue.js';
import { lengthAndPaceIssues } from './length-and-pace.js';
import { soundAndPictureIssues } from './sound-and-picture.js';

const START = 100;
const FLOOR = 20;
const MAX_EVIDENCE = 7;
const GOOD_POINTS = 65;

/** What was measured, in words. */
function measuredThings({ facts, speech }: VideoSignals): string[] {
  return [
    'length',
    ...(speech.pace === null ? [] : ['pace']),
    ...(facts.loudness === null ? [] : ['loudness']),
    ...(facts.picture === null ? [] : ['picture']),
  ];
}

function formatRemark({ rules }: VideoSignals, isFormatGuessed: boolean): string {
  return isFormatGuessed ? `You did not say what this video is for, so I took it for a ${rules.name}.` : '';
}

/** A video that ends early leaves room for what is missing. */
function shortRemark({ facts, rules }: VideoSignals): string {
  const [fromS] = rules.goodDurationS;
  const lengthS = Math.round(facts.durationS);
  if (fromS === null || lengthS >= fromS) return '';
  return `${counted(lengthS, 'second')} is short for a ${rules.name}: there is room for what is missing.`;
}

const isWellRecorded = ({ facts }: VideoSignals, issues: readonly Issue[]): boolean =>
  issues.length === 0 &&
  facts.loudness !== null &&
  typeof facts.picture?.blur === 'number' &&
  typeof facts.voice?.signalToNoiseDb === 'number';

function summaryOf(video: VideoSignals, issues: readonly Issue[]): string {
  const measured = listed(measuredThings(video));
  const [only] = issues;
  if (only === undefined) return `I measured ${measured}, and nothing of it costs points.`;
  if (issues.length === 1) return `One thing is outside its target: ${only.label}.`;
  return `${issues.length} things are outside their targets: ${issues.map(({ label }) => label).join('; ')}.`;
}

/**
 * Judges how a video looks and sounds: 100 points less what is outside its target, at least 20. What was not measured costs nothing.
 * Section 4 of the rubric for demo videos.
 */
export function reviewPresentation(video: VideoSignals, isFormatGuessed: boolean): CriterionReview {
  const issues = [...lengthAndPaceIssues(video), ...soundAndPictureIssues(video)].toSorted((a, b) => b.cost - a.cost);
  const rows = issues.map(({ label, cost, atS }) => row(label, -cost, atS));
  const count = video.talk !== null && video.format === 'application' ? wordCountRemark(video.talk.talk.words) : '';
  const lines = [formatRemark(video, isFormatGuessed), summaryOf(video, issues), shortRemark(video), count];
  return {
    score: scoreOf([row('Where every video starts', START), ...rows], FLOOR),
    feedback: lines.filter((line) => line !== '').join(' '),
    fixes: issues.map(({ fix, cost }) => ({ text: fix, points: cost })),
    evidence: issues.slice(0, MAX_EVIDENCE).map(issueMoment),
    strength: isWellRecorded(video, issues)
      ? {
          text: 'Keep how it is recorded: loudness, noise, light and sharpness are within their targets.',
          points: GOOD_POINTS,
        }
      : null,
    isStated: true,
  };
}
