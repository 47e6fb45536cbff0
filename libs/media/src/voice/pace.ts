import type { Stretch, Voice } from '@playbook/contracts/demos/media-facts.schema';
import { DEMO_VIDEO_MAX_S } from '@playbook/contracts/demos/demo-limits';
import { lengthOf, totalOf } from '../stretches.js';
import { rounded } from '../statistics.js';

/** English as it is spoken; measured with readings and synthetic voices of known text. */
const SYLLABLES_PER_WORD = 1.42;
/** How far the estimate was off in most of the measured recordings. */
const RANGE_SHARE = 0.12;
const SPEECH_MIN_S = 3;
const WINDOW_S = 10;
const WINDOW_SPEECH_MIN_S = WINDOW_S / 2;
const S_PER_MIN = 60;

/** Words a minute of speaking time, from syllables; null where there is too little speech to tell. */
export function estimatePace(syllables: readonly number[], speech: readonly Stretch[]): Voice['pace'] {
  const spokenS = totalOf(speech);
  if (spokenS < SPEECH_MIN_S) return null;
  const wordsPerMinute = wordsPerMinuteOf(syllables.length, spokenS);
  return {
    wordsPerMinute: Math.round(wordsPerMinute),
    fromWordsPerMinute: Math.round(wordsPerMinute * (1 - RANGE_SHARE)),
    toWordsPerMinute: Math.round(wordsPerMinute * (1 + RANGE_SHARE)),
  };
}

/** The same of each ten seconds in which somebody speaks for half of the time. */
export function paceOverTime(
  syllables: readonly number[],
  speech: readonly Stretch[],
  durationS: number,
): Voice['paceOverTime'] {
  const windows = Math.ceil(Math.min(durationS, DEMO_VIDEO_MAX_S) / WINDOW_S);
  return Array.from({ length: windows }, (_, index) => {
    const startS = index * WINDOW_S;
    return { startS, endS: Math.min(durationS, startS + WINDOW_S) };
  }).flatMap((window) => {
    const spokenS = totalOf(speech.map((stretch) => within(stretch, window)).filter((part) => lengthOf(part) > 0));
    if (spokenS < WINDOW_SPEECH_MIN_S) return [];
    const count = syllables.filter((atS) => atS >= window.startS && atS < window.endS).length;
    return [{ ...window, wordsPerMinute: rounded(wordsPerMinuteOf(count, spokenS), 0) }];
  });
}

const wordsPerMinuteOf = (syllables: number, spokenS: number): number =>
  ((syllables / SYLLABLES_PER_WORD) * S_PER_MIN) / spokenS;

const within = (stretch: Stretch, window: Stretch): Stretch => ({
  startS: Math.max(stretch.startS, window.startS),
  endS: Math.min(stretch.endS, window.endS),
});
