import { clock, counted, rounded } from '../said.js';
import { lengthOf } from '../signals/stretches.js';
import type { VideoSignals } from '../signals/video-signals.js';
import type { Issue } from './issue.js';

const MAX_LENGTH_COST = 25;
const SLOWEST_WPM = 120;
const FASTEST_WPM = 180;
const WPM_STEP = 10;
const WPM_STEP_COST = 5;
/** Evidence for the pace is mixed. */
const MAX_WPM_COST = 30;
const MOST_FILLERS = 3;
const FILLER_COST = 4;
const MAX_FILLER_COST = 16;
/** A share of few words is chance. */
const MIN_WORDS_FOR_FILLERS = 30;
const RUSHED_PAUSES_PER_MINUTE = 1;
const RUSHED_COST = 6;
const LONG_SILENCE_S = 3;
const SILENCE_COST = 6;
const PER_CENT = 100;

function lengthIssue({ facts, rules }: VideoSignals): Issue | null {
  const over = Math.round(facts.durationS - rules.limitS);
  if (over <= 0) return null;
  return {
    label: `${counted(over, 'second')} over the ${rules.limitS} seconds of a ${rules.name}`,
    cost: Math.min(MAX_LENGTH_COST, over),
    atS: rules.limitS,
    fix: `Cut ${counted(over, 'second')}: what comes after ${clock(rules.limitS)} may never be seen.`,
  };
}

/** Of an estimate the end of its range that is nearer to the good pace counts. */
function paceIssue({ speech: { pace } }: VideoSignals): Issue | null {
  if (pace === null) return null;
  const off = Math.max(pace.from - FASTEST_WPM, SLOWEST_WPM - pace.to);
  if (off <= 0) return null;
  const isFast = pace.from > FASTEST_WPM;
  const found = `${pace.isEstimated ? 'about ' : ''}${Math.round(pace.wordsPerMinute)} words a minute`;
  return {
    label: `${found} (${SLOWEST_WPM} to ${FASTEST_WPM} is easy to follow)`,
    cost: Math.min(MAX_WPM_COST, Math.ceil(off / WPM_STEP) * WPM_STEP_COST),
    atS: null,
    fix: isFast
      ? `Slow down from ${found}: cut a sentence rather than hurry through all of them.`
      : `Speak a little faster than ${found}, or cut the pauses between sentences.`,
  };
}

/** Words that only fill, in a hundred words; null where there are too few to tell. */
export function fillersPerHundred({ talk }: VideoSignals): number | null {
  if (talk === null || talk.talk.words < MIN_WORDS_FOR_FILLERS) return null;
  return (talk.fillers.length / talk.talk.words) * PER_CENT;
}

/** The filler that is said most. */
function commonestFiller({ talk }: VideoSignals): string {
  const counts = new Map<string, number>();
  for (const { start, end } of talk?.fillers ?? []) {
    const word = (talk?.talk.text.slice(start, end) ?? '')
      .toLowerCase()
      .replaceAll(/[^\p{L} ]/gu, '')
      .trim();
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}

function fillerIssue(video: VideoSignals): Issue | null {
  const share = fillersPerHundred(video) ?? 0;
  if (share <= MOST_FILLERS) return null;
  const label = `${rounded(share, 1)} fillers such as '${commonestFiller(video)}' in a hundred words (${MOST_FILLERS} or fewer is the target)`;
  const [first] = video.talk?.fillers ?? [];
  return {
    label,
    cost: Math.min(MAX_FILLER_COST, Math.ceil((share - MOST_FILLERS) * FILLER_COST)),
    atS: first === undefined ? null : (video.talk?.talk.times.startAt(first.start) ?? null),
    fix: `Pause where you now say '${commonestFiller(video)}': a second of silence sounds sure.`,
  };
}

function rushIssue({ speech: { pausesPerMinute } }: VideoSignals): Issue | null {
  if (pausesPerMinute === null || pausesPerMinute >= RUSHED_PAUSES_PER_MINUTE) return null;
  return {
    label: 'less than one pause of half a second a minute (3 to 8 is the target)',
    cost: RUSHED_COST,
    atS: null,
    fix: 'Stop for half a second after the sentence that says what you make, and after your best number.',
  };
}

/** The longest silence, where it is long and no new scene or slide fills it. */
export function deadSilence({ facts: { picture }, speech: { silence } }: VideoSignals): typeof silence {
  if (silence === null || lengthOf(silence) <= LONG_SILENCE_S) return null;
  const isFilled = (picture?.cuts ?? []).some((cutS) => cutS > silence.startS && cutS < silence.endS);
  return isFilled ? null : silence;
}

function silenceIssue(video: VideoSignals): Issue | null {
  const silence = deadSilence(video);
  if (silence === null) return null;
  const lengthS = rounded(lengthOf(silence), 1);
  return {
    label: `nobody speaks for ${counted(lengthS, 'second')} from ${clock(silence.startS)}`,
    cost: SILENCE_COST,
    atS: silence.startS,
    fix: `Cut the silence from ${clock(silence.startS)} to ${clock(silence.endS)}.`,
  };
}

/** What is wrong with the length of a video and the pace of its talk. Section 4 of the rubric for demo videos. */
export const lengthAndPaceIssues = (video: VideoSignals): Issue[] =>
  [lengthIssue(video), paceIssue(video), fillerIssue(video), rushIssue(video), silenceIssue(video)].filter(
    (issue) => issue !== null,
  );
